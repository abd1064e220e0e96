-- Passwords tried in vain, by account over all addresses. `key` is a hash of the account, or of the name where there is
-- none: who asks cannot tell. A success deletes it. A lost count is no harm, so the write-ahead log is spared.
create unlogged table app.password_guess (
  key bytea primary key,
  account_id integer,
  guesses integer not null,
  last_at timestamptz not null
);
create index password_guess_age on app.password_guess (last_at);
