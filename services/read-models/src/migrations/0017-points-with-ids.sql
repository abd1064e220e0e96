-- A map's cells are counted out of the index alone.
drop index listing_search_point;
create index listing_search_point on listing_search (latitude, longitude) include (id);
