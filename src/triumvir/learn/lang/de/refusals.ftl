folder-not-empty-and = Der Ordner { $path } ist nicht leer und enthält keinen Lehrgang; nimm einen neuen oder leeren.
folder-belongs-another-course = Der Ordner { $path } gehört zu einem anderen Lehrgang; nimm mit --out einen anderen.
no-lesson-delete-it = { $path } ist keine Lektion; lösche die Datei, dann wird sie neu gespielt.
