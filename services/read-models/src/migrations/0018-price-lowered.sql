-- Whose price was lowered last, for those who filter by it. Events say so from the next change of a listing on.
alter table listing_search add column lowered_at timestamptz;
create index listing_search_lowered on listing_search (lowered_at) where lowered_at is not null;
