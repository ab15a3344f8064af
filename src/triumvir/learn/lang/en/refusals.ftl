folder-not-empty-and = The folder { $path } is not empty and holds no course; choose a new or an empty one.
folder-belongs-another-course = The folder { $path } belongs to another course; choose another one with --out.
no-lesson-delete-it = { $path } is no lesson; delete it, and it is played again.
