-- Rows that staff left out of a source's run, by their keys: its later runs leave them out as well.
create table app.import_left_out (
  key text primary key,
  source_id integer not null references app.import_source on delete cascade
);
