-- What a listing costs for each square metre of what its price is spread over, how large that is, and which prices it
-- had: centavos, null where not known, and the changes of its state, newest first.
alter table listing_search add column price_sqm bigint;
alter table listing_search add column size_sqm double precision;
alter table listing_search add column price_changes jsonb;
-- Orders, in which what is not known comes last.
alter table listing_search add column price_sqm_sort bigint not null
  generated always as (coalesce(price_sqm, 9007199254740991)) stored;
alter table listing_search add column size_sort double precision not null
  generated always as (coalesce(size_sqm, -1)) stored;
create index listing_search_price_sqm on listing_search (price_sqm_sort, id);
create index listing_search_size on listing_search (size_sort, id);

-- What is offered in each area that has offers, ready for its page; PH is the whole country.
create table area_view (
  -- Of the gazetteer.
  code text primary key,
  slug text not null,
  offers integer not null,
  -- JSON texts: `AreaPage.numbers` and `AreaPart.median_sqm`.
  numbers text not null,
  median_sqm text not null,
  -- The newest, and the projects with most offers.
  listing_ids integer[] not null,
  project_ids integer[] not null,
  counted_at timestamptz not null
);
create index area_view_slug on area_view (slug);
create index area_view_counted on area_view (counted_at);

-- Areas to be counted anew.
create table pending_area (code text not null);
alter table pending_area set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

insert into pending_area (code) select key from offer_count where kind = 'area' and offers > 0 union all select 'PH';
insert into dirty (noun, id) select 'listing', id from listing_ref;
insert into dirty (noun, id) select 'project', id from project_ref;
