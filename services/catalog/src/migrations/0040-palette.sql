-- The command palette finds records of every kind by a part of their names, while somebody types,
create index developer_search on app.developer using gin (search_folded public.gin_trgm_ops) where deleted_at is null;
create index project_search on app.project using gin (search_folded public.gin_trgm_ops) where deleted_at is null;
create index broker_search on app.broker using gin (search_folded public.gin_trgm_ops) where deleted_at is null;
create index salesperson_search on app.salesperson using gin (search_folded public.gin_trgm_ops) where deleted_at is null;
create index realty_search on app.realty using gin (search_folded public.gin_trgm_ops) where deleted_at is null;
-- and a listing by its title number, however it is punctuated.
create index listing_title on app.listing (upper(regexp_replace(title_number, '[^A-Za-z0-9]', '', 'g')))
  where title_number is not null and deleted_at is null;
