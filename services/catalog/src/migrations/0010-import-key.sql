-- Header of the column that names a row for good; without it a row is known by its content.
alter table app.import_run add key_header text;
