from server.conftest import postgres as postgres
