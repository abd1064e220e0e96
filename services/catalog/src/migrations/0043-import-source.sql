-- Addresses that listings are fetched from on a schedule, by the same import as a spreadsheet.
create table app.import_source (
  id integer generated always as identity primary key,
  version integer not null default 1,
  name text not null,
  address text not null unique,
  -- Whom its listings are added for, and who is told.
  account_id integer not null references app.account,
  -- Of the day in Manila; null: every hour.
  daily_hour integer check (daily_hour between 0 and 23),
  is_published boolean not null,
  broker_id integer references app.broker,
  mapping jsonb not null default '{}',
  defaults jsonb not null default '{}',
  key_header text,
  state text not null check (state in ('active', 'paused')),
  -- When somebody said yes to what it brings; until then nothing is taken in by itself.
  confirmed_at timestamptz,
  next_fetch_at timestamptz not null,
  -- Of what was fetched last.
  etag text,
  last_modified text,
  content_hash bytea,
  fetched_at timestamptz,
  failing_since timestamptz,
  failures integer not null default 0,
  cause text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index import_source_due on app.import_source (next_fetch_at) where state = 'active';

-- Runs of a source take keys of its own: `source:7:key:12`.
alter table app.import_run add source_id integer references app.import_source on delete set null;
create index import_run_source on app.import_run (source_id) where source_id is not null;
create index listing_import_source on app.listing (split_part(import_key, ':', 2)) where import_key like 'source:%';
