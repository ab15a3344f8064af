folder-another-data-set = Der Ordner { $path } gehört zu einem anderen Datensatz ({ $name }: { $one }, nicht { $other }); wähle mit --out einen anderen.
folder-no-data-set = Der Ordner { $path } ist nicht leer und enthält keinen Datensatz; wähle einen neuen oder leeren.
