-- Keys that clients make up for a request (`Idempotency-Key`), with what was answered: the same again is answered the
-- same, and done once. Kept for a day.
create table app.request_key (
  account_id integer not null references app.account on delete cascade,
  -- SHA-256 of command and key.
  key bytea not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (account_id, key)
);
create index request_key_age on app.request_key (created_at);
