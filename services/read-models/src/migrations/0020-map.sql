-- How well the public knows the point, and what a map says of one: its cells are counted out of the index alone.
alter table listing_search add column point_precision text;
drop index listing_search_point;
create index listing_search_point on listing_search (latitude, longitude)
  include (id, price_sort, for_rent, point_precision);
insert into dirty (noun, id) select 'listing', id from listing_ref on conflict do nothing;
insert into dirty (noun, id) select 'project', id from project_ref on conflict do nothing;
