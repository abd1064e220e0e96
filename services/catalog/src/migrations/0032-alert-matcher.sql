-- What the matcher of alerts knows of each listing, which tells what a state event changed. The listings of today are in
-- it from the start: nobody is told of what was there before.
create table app.alert_listing (
  listing_id integer primary key,
  version integer not null,
  -- Whether it could ever be had, and can be now.
  was_listed boolean not null,
  is_listed boolean not null,
  -- The lowest price; null on request.
  price_centavos bigint
);
insert into app.alert_listing
select id, version, is_published, is_published and availability = 0 and deleted_at is null,
  coalesce(min_price_centavos, max_price_centavos, price_centavos)
from app.listing;

-- Changes that are to be matched, until the read side knows the listing as it became.
create table app.alert_change (
  listing_id integer not null,
  change text not null check (change in ('new', 'lowered', 'back')),
  key bigint not null,
  version integer not null,
  occurred_at timestamptz not null,
  tried_at timestamptz,
  primary key (listing_id, change, key)
);
create index alert_change_order on app.alert_change (tried_at nulls first, occurred_at);
