-- The transaction that wrote the row, as in `vocabulary`: who keeps what some words find asks with each page what has
-- changed since.
alter table listing_search add column changed_by xid8 not null default pg_current_xact_id();
create index listing_search_changed_by on listing_search (changed_by);
