"""Imported by the process from which those that think are started: what it has loaded they need not load."""

from triumvir.server.processes.jobs import warm

warm()
