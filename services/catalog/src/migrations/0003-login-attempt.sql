-- How often somebody tried to sign in lately, counted before any hashing and for all processes together (design §7).
-- `key` is a hash: the table holds neither names nor addresses. A lost count is no harm, so the write-ahead log is spared.
create unlogged table app.login_attempt (
  key bytea primary key,
  attempts integer not null,
  window_ends_at timestamptz not null
);
create index login_attempt_window on app.login_attempt (window_ends_at);
