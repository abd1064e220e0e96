-- Filters and orders of the staff list are answered from one index, without reading the listings.
drop index app.listing_glance;
create index listing_glance
  on app.listing (listing_type, status, availability, is_published, property_type, project_id)
  include (id, unit_type, dhsud_lts, min_price_centavos, max_price_centavos, price_centavos, property_subtype, broker_id,
    featured, area_code, is_area_chosen, updated_at)
  where deleted_at is null;
create index listing_name on app.listing (search_folded, id) where deleted_at is null;
create index listing_updated on app.listing (updated_at, id) where deleted_at is null;
