-- A listing as its source gave it last: what the source changed is told from what staff changed.
create table app.import_source_row (
  listing_id integer primary key references app.listing on delete cascade,
  -- SHA-256 of the cells that were read; null for what was taken in before they were noted.
  content_hash bytea,
  -- Field to value, as the rules of listings make them.
  given jsonb not null,
  -- What the run that met the last change made of it: begun again, it says the same.
  run_id integer,
  outcome text check (outcome in ('changed', 'held', 'known')),
  notes jsonb not null default '[]',
  warnings jsonb not null default '[]'
);
insert into app.import_source_row (listing_id, given)
select listing.id, (select jsonb_object_agg(key, value->'to') from jsonb_each(audit.changes))
from app.listing join app.audit on audit.noun = 'listing' and audit.aggregate_id = listing.id and audit.action = 'create'
where listing.import_key like 'source:%' and listing.deleted_at is null
on conflict do nothing;

-- Its source made it a draft, and nobody has shown it since: it is shown again when it is back there.
alter table app.listing add is_source_draft boolean not null default false;

-- Of the last run that took rows in: far fewer rows, or a field less, and somebody has to say yes.
alter table app.import_source add given_rows integer, add given_fields text[];
-- Why a run waits for a yes, in words.
alter table app.import_run add doubts jsonb not null default '[]';

alter table app.import_row
  drop constraint import_row_outcome_check,
  add constraint import_row_outcome_check
    check (outcome in ('created', 'changed', 'held', 'known', 'rejected', 'excluded', 'taken_back'));
