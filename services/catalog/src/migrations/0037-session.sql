-- Where people are signed in: a row for each family of refresh tokens, until that ends.
create table app.session (
  family uuid primary key,
  account_id integer not null references app.account on delete cascade,
  -- As they were when it was last begun or refreshed; empty for what began before this was kept.
  client_address text not null,
  user_agent text not null,
  begun_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index session_account on app.session (account_id, last_seen_at);

insert into app.session
  select family, min(account_id), '', '', min(issued_at), max(issued_at) from app.refresh_token
  group by family having bool_and(revoked_at is null);

-- Second factors (RFC 6238). The secret is sealed by a key that is made of TOKEN_SECRET and stands in no table.
create table app.two_factor (
  account_id integer primary key references app.account on delete cascade,
  sealed_secret bytea not null,
  -- Null until a first code has shown that the owner's device has it.
  confirmed_at timestamptz,
  -- Of the last code that was taken; only later ones are.
  last_step bigint not null,
  recovery_hashes bytea[] not null
);
