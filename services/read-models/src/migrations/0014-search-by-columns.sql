-- Searches go by real columns and one tsvector. What other processes kept of listings is gone, and so is what told them
-- of changes.
create extension if not exists pg_trgm with schema public;
drop table listing_change, listing_shelf, vocabulary, vocabulary_delta, suggestion, suggestion_prefix, listing_search;

-- What listings are found by, for listed ones only. Narrow on purpose: cards are elsewhere.
create table listing_search (
  id integer primary key,
  for_rent boolean not null,
  property_type smallint not null,
  property_subtype smallint not null,
  unit_type smallint,
  bedroom integer,
  bathroom integer,
  -- 0 Pre-selling, 1 Ready for occupancy; null for brokerage listings.
  stage smallint,
  -- Bit n is set for financing option n.
  financing smallint not null,
  lot_area_sqm double precision,
  floor_area_sqm double precision,
  featured boolean not null,
  -- Centavos; null on request. A filter asks for overlap (decision 23).
  price_min bigint,
  price_max bigint,
  -- price_min, or 2^53 - 1 for a price on request.
  price_sort bigint not null,
  -- The same for the order by highest price, in which on request comes last as well.
  dearest_sort bigint not null generated always as (case price_sort when 9007199254740991 then -1 else price_sort end) stored,
  -- Codes of the gazetteer, null where the location does not say it.
  region_code text,
  province_code text,
  city_code text,
  barangay_code text,
  latitude double precision,
  longitude double precision,
  project_id integer,
  developer_id integer,
  -- Folded words with their synonyms.
  words tsvector not null
);
create index listing_search_words on listing_search using gin (words) with (fastupdate = off);
create index listing_search_price on listing_search (price_sort, id);
create index listing_search_dearest on listing_search (dearest_sort, id);
create index listing_search_offer on listing_search (for_rent, id);
create index listing_search_offer_price on listing_search (for_rent, price_sort, id);
create index listing_search_kind on listing_search (property_subtype, property_type, id);
create index listing_search_unit_type on listing_search (unit_type, id) where unit_type is not null;
create index listing_search_featured on listing_search (id) where featured;
create index listing_search_region on listing_search (region_code, id);
create index listing_search_province on listing_search (province_code, id);
create index listing_search_city on listing_search (city_code, id);
create index listing_search_city_price on listing_search (city_code, price_sort, id);
create index listing_search_barangay on listing_search (barangay_code, id);
create index listing_search_point on listing_search (latitude, longitude);
create index listing_search_project on listing_search (project_id, id) where project_id is not null;
create index listing_search_developer on listing_search (developer_id, id) where developer_id is not null;

-- Every word that a listing was ever found by, for typos: one that none has any more corrects to nothing that is found.
create table search_word (word text primary key);
create index search_word_trigrams on search_word using gin (word public.gin_trgm_ops) with (fastupdate = off);

-- How many listings can be had in each area, project and of each developer; key is its code or id.
create table offer_count (
  kind text not null,
  key text not null,
  offers integer not null,
  primary key (kind, key)
);

-- What may be meant by what stands in the search box so far.
create table suggestion (
  -- area, project, developer.
  kind text not null,
  -- The code of an area, the id of the others.
  key text not null,
  label text not null,
  slug text,
  hint text not null,
  -- Folded, and the same as words with their synonyms.
  folded text not null,
  words tsvector not null,
  primary key (kind, key)
);
create index suggestion_words on suggestion using gin (words) with (fastupdate = off);
create index suggestion_folded on suggestion (folded);

insert into dirty (noun, id) select 'developer', id from developer_ref;
insert into dirty (noun, id) select 'project', id from project_ref;
insert into dirty (noun, id) select 'listing', id from listing_ref;
