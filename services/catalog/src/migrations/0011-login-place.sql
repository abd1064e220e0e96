-- Whose sign-ins succeeded from where lately: while more sign in than passwords can be hashed, these go first. `key` is a
-- hash of both. Lost, it is made again by the next sign-in, so the write-ahead log is spared.
create unlogged table app.login_place (
  key bytea primary key,
  used_at timestamptz not null
);
create index login_place_age on app.login_place (used_at);
