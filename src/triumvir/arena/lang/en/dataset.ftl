folder-another-data-set = The folder { $path } belongs to another data set ({ $name }: { $one }, not { $other }); choose another one with --out.
folder-no-data-set = The folder { $path } is not empty and holds no data set; choose a new or an empty one.
