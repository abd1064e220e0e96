-- Which listings each refresh changed, for those who keep some of what they have read: one row for each transaction, so
-- that asking what has changed is one descent into an index. Old rows go; whoever is so far behind reads everything anew.
create table listing_change (
  seq bigint generated always as identity primary key,
  changed_by xid8 not null default pg_current_xact_id(),
  -- Null: more than are told one by one.
  ids integer[]
);
create index listing_change_changed_by on listing_change (changed_by);
-- It says what this said, and tells of removed rows and of cards as well.
alter table listing_search drop column changed_by;
