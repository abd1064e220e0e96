-- Keys by which partners read. What opens is random enough for a plain hash, and is kept nowhere.
create table app.api_key (
  id integer generated always as identity primary key,
  name text not null,
  prefix text not null,
  -- SHA-256 of the key.
  hash bytea not null unique check (length(hash) = 32),
  scopes text[] not null,
  calls_per_minute integer not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  account_id integer not null references app.account,
  created_at timestamptz not null,
  ended_at timestamptz
);

-- Calls of each key in its minute, as in app.login_attempt.
create unlogged table app.api_key_attempt (
  key bytea primary key,
  attempts integer not null,
  window_ends_at timestamptz not null
);
