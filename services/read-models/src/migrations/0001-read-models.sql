-- Everything here can be thrown away and rebuilt from the topic `catalog`. Names are unqualified: a rebuild fills the
-- same tables in a schema of its own and then takes the place of `read`.

-- Where the projector goes on, per partition; stored in the transaction that marks the batch.
create table projection_offset (
  topic text not null,
  partition integer not null,
  next_offset bigint not null,
  primary key (topic, partition)
);

-- What is known of each aggregate: the state of its highest version, deleted ones included.
create table developer_ref (
  id integer primary key,
  version integer not null,
  deleted boolean not null,
  data jsonb not null
);

create table project_ref (
  id integer primary key,
  version integer not null,
  deleted boolean not null,
  data jsonb not null,
  developer_id integer generated always as ((data ->> 'developerId')::integer) stored
);
create index project_ref_developer on project_ref (developer_id, id);

create table amenity_ref (
  id integer primary key,
  version integer not null,
  deleted boolean not null,
  data jsonb not null
);

create table broker_ref (
  id integer primary key,
  version integer not null,
  deleted boolean not null,
  data jsonb not null
);

create table listing_ref (
  id integer primary key,
  version integer not null,
  deleted boolean not null,
  data jsonb not null,
  project_id integer generated always as ((data ->> 'projectId')::integer) stored,
  broker_id integer generated always as ((data ->> 'brokerId')::integer) stored
  -- States of a few kilobytes stay in their row as they are: compressing each would cost a fifth of all projecting.
) with (toast_tuple_target = 8160);
create index listing_ref_project on listing_ref (project_id, id) where project_id is not null;
create index listing_ref_broker on listing_ref (broker_id, id) where broker_id is not null;

-- Aggregates whose views are out of date. Rows are only added and taken away, never changed, so dirt that is added
-- while a listing is being refreshed is a row of its own and stays.
create table dirty (
  noun text not null,
  seq bigint generated always as identity,
  id integer not null,
  primary key (noun, seq)
);

-- Revision of every row that visitors see: its ETag, and what the marks of an index go by.
create sequence rev as bigint;

-- Ready answers of the pages. Slugs are not unique here: the catalog keeps them so, but a slug that moves from one
-- listing to another may arrive in either order. The newest revision wins.
create table listing_view (
  id integer primary key,
  slug text not null,
  rev bigint not null,
  -- Published and still to be had: in lists and searches. Others have a page only.
  listed boolean not null,
  -- When the page of a sold listing turns into a 410.
  gone_at timestamptz,
  project_id integer,
  -- JSON text: an element of a list, and the whole answer of the listing's page.
  card text not null,
  detail text not null
) with (fillfactor = 85);
-- Long details lie elsewhere, uncompressed: a page of cards reads rows of a kilobyte, and a detail costs no decompressing.
alter table listing_view alter column detail set storage external;
create index listing_view_slug on listing_view (slug);
create index listing_view_project on listing_view (project_id, id desc) where listed and project_id is not null;

create table developer_view (
  id integer primary key,
  slug text not null,
  rev bigint not null,
  -- JSON text: a result card, and the page without its projects.
  card text not null,
  page text not null,
  -- Folded words of the name.
  words tsvector not null
);
create index developer_view_slug on developer_view (slug);
create index developer_view_words on developer_view using gin (words) with (fastupdate = off);

create table project_view (
  id integer primary key,
  slug text not null,
  rev bigint not null,
  developer_id integer not null,
  -- JSON text: a card on the developer's page, and the page without its listings.
  card text not null,
  page text not null
);
create index project_view_slug on project_view (slug);
create index project_view_developer on project_view (developer_id, id desc);

create table broker_view (
  id integer primary key,
  rev bigint not null,
  -- JSON text; null for a broker without a licence in force, who is shown nowhere.
  card text,
  -- The day after a licence expires, when the card has to be made again.
  recheck_on date
);

-- Slugs that aggregates had once: 301 to the one they have now, 410 where the aggregate is deleted.
create table slug_redirect (
  noun text not null,
  slug text not null,
  id integer not null,
  primary key (noun, slug, id)
);

-- What listings are found by, for listed ones only. Narrow on purpose: cards are elsewhere.
create table listing_search (
  id integer primary key,
  for_rent boolean not null,
  property_type smallint not null,
  property_subtype smallint not null,
  unit_type smallint,
  bedroom integer,
  -- 0 Pre-selling, 1 Ready for occupancy; null for brokerage listings.
  stage smallint,
  -- Bit n is set for financing option n.
  financing smallint not null,
  lot_area_sqm double precision,
  featured boolean not null,
  -- Centavos; null on request. A filter asks for overlap (decision 23).
  price_min bigint,
  price_max bigint,
  -- price_min, or 2^53 - 1 for a price on request.
  price_sort bigint not null,
  -- The shelves it stands on.
  shelves smallint[] not null,
  -- Folded words, and filter tokens, which begin with a `#`.
  words tsvector not null
);
create index listing_search_words on listing_search using gin (words) with (gin_pending_list_limit = 512);
-- Searches by price walk along it.
create index listing_search_price on listing_search (price_sort, id);
-- What rare choices in the further filters are found by.
create index listing_search_bedroom on listing_search (bedroom);
create index listing_search_unit_type on listing_search (unit_type);
create index listing_search_lot_area on listing_search (lot_area_sqm);

-- A shelf is one ordinary combination of status, type and price bucket, `any` included; its number is made by
-- `shelfNumber`. A listing stands on each shelf it belongs to, four to six of them, so a page of any such combination is one
-- descent into an index, by id or by price in both directions. Other price ranges filter inside the index.
create table listing_shelf (
  shelf smallint not null,
  id integer not null,
  price_sort bigint not null,
  price_max bigint
);
create unique index listing_shelf_newest on listing_shelf (shelf, id desc, price_sort, price_max);
create index listing_shelf_price on listing_shelf (shelf, price_sort, id, price_max);

-- In how many listed listings a word (or filter token) occurs; 0 where it did once. Changes are appended to
-- `vocabulary_delta` and folded in together: words like `manila` are in every chunk, and refreshes must not wait for each
-- other on their rows.
create table vocabulary (
  word text primary key,
  listings integer not null,
  -- The transaction that wrote the row, so that who keeps the vocabulary in memory reads what is new to it and no more.
  changed_by xid8 not null default pg_current_xact_id()
);
create index vocabulary_changed_by on vocabulary (changed_by);
create table vocabulary_delta (
  word text not null,
  delta integer not null
);

-- Search engines beside Postgres, and the listings each of them has yet to take. No engine, no marks.
create table search_index (
  name text primary key
);
create table index_mark (
  index_name text not null,
  listing_id integer not null,
  rev bigint not null,
  primary key (index_name, listing_id)
);
