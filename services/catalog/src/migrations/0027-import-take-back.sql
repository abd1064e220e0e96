-- An import shows what each row becomes before anything is written, leaves rows out, takes them in as drafts or for
-- visitors, under a broker, and can be taken back as a whole.
alter table app.import_run
  add is_published boolean not null default true,
  add broker_id integer references app.broker,
  drop constraint import_run_state_check,
  add constraint import_run_state_check
    check (state in ('checking', 'checked', 'running', 'done', 'taking_back', 'taken_back', 'failed'));

alter table app.import_row
  -- {name, price, kind, location}: the listing that it becomes, or its cells.
  add preview jsonb not null default '{"name": "", "price": "", "kind": "", "location": ""}',
  add listing_id integer,
  drop constraint import_row_outcome_check,
  add constraint import_row_outcome_check
    check (outcome in ('created', 'known', 'rejected', 'excluded', 'taken_back'));

-- The run that took it in, which may be forgotten by now; written with the listing, so that a run knows what it did
-- whatever was killed. Null once it was taken back.
alter table app.listing add import_run_id integer;
create index import_row_listing on app.import_row (listing_id) where listing_id is not null;
create index listing_import_run on app.listing (import_run_id) where import_run_id is not null;
