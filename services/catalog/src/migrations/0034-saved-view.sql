-- The list of listings as somebody likes to see it, by name: filters, words and order as its address has them, and columns.
create table app.saved_view (
  id integer generated always as identity primary key,
  version integer not null default 1,
  owner_id integer not null references app.account,
  name text not null,
  name_folded text not null,
  is_shared boolean not null,
  query text not null,
  -- Null for whatever the browser shows.
  columns text[],
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint saved_view_name unique (owner_id, name_folded)
);
create index saved_view_shared on app.saved_view (id) where is_shared;
