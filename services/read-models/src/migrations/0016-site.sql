-- What the site says of the agency: one row, once somebody has said something.
create table site_ref (
  id integer primary key,
  version integer not null,
  deleted boolean not null,
  data jsonb not null
);
