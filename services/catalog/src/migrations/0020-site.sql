-- What the site says of the agency (decision 12): one row.
create table app.site (
  id integer primary key check (id = 1),
  version integer not null default 1,
  -- Texts by the names of `SiteProfile`; what is missing is empty.
  profile jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Never: it is there for as long as the site is.
  deleted_at timestamptz check (deleted_at is null)
);
insert into app.site (id, created_at, updated_at) values (1, now(), now());
