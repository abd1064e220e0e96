-- Where listings and projects are (decisions 131, 132): an area of the gazetteer, and a pin or the area's own point.
-- `is_area_chosen` is null in rows from before, until their locations have been resolved (fill-places.ts).
alter table app.listing
  add column area_code text,
  add column is_area_chosen boolean,
  add column point jsonb,
  add column point_precision text
    check (point_precision in ('exact', 'barangay', 'city', 'province', 'region')),
  add column show_exact_place boolean not null default false,
  add check ((point is null) = (point_precision is null));
create index listing_unplaced on app.listing (id) where is_area_chosen is null;

alter table app.project
  add column area_code text,
  add column is_area_chosen boolean,
  add column point jsonb,
  add column point_precision text
    check (point_precision in ('exact', 'barangay', 'city', 'province', 'region')),
  add check ((point is null) = (point_precision is null));
