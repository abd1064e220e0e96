-- What else a visitor filters by: a place to park, amenities (of the listing and its project), and since when it is there.
alter table listing_search add column parking boolean not null default false;
alter table listing_search add column amenity_ids integer[] not null default '{}';
alter table listing_search add column posted_at timestamptz not null default '-infinity';
create index listing_search_amenities on listing_search using gin (amenity_ids) with (fastupdate = off);
create index listing_search_posted on listing_search (posted_at);
insert into dirty (noun, id) select 'listing', id from listing_ref on conflict do nothing;
