-- The requests that made something dirty, or that an index has yet to show: they go with it to the log. Whoever makes
-- further dirt or marks of some dirt hands them on by a setting of the transaction.
alter table dirty
  add column request_ids text[] default string_to_array(nullif(current_setting('read.request_ids', true), ''), ',');
alter table index_mark
  add column request_ids text[] default string_to_array(nullif(current_setting('read.request_ids', true), ''), ',');

-- One row: when the newest change that is shown was made, and when it was shown.
create table projection_pace (
  id integer primary key default 1 check (id = 1),
  occurred_at timestamptz not null,
  shown_at timestamptz not null
);
