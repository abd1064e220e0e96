-- What the dashboard's first screen counts of all listings, those that need care included, without reading any of them.
drop index app.listing_overview;
create index listing_glance
  on app.listing (listing_type, status, availability, is_published, property_type, project_id)
  include (id, unit_type, dhsud_lts, min_price_centavos, max_price_centavos)
  where deleted_at is null;
