-- The last changes of each listing's lowest price, newest first (decision 133); the past from the audit trail. What was
-- changed again on the same day was a correction; a draft, or another offer (sale, rent), had another kind of price.
-- Events carry them from a listing's next change on, or when the catalogue is published anew.
alter table app.listing add column price_changes jsonb not null default '[]';

with field (listing_type, name) as (values (0, 'minPriceCentavos'), (1, 'priceCentavos')),
changed as (
  select audit.id, audit.at, listing.id as listing_id, audit.changes -> field.name as price
  from app.audit
  join app.listing on listing.id = audit.aggregate_id
  join field on field.listing_type = listing.listing_type
  where audit.noun = 'listing' and audit.action = 'update'
    and jsonb_typeof(audit.changes -> field.name -> 'from') = 'number'
    and jsonb_typeof(audit.changes -> field.name -> 'to') = 'number'
    and not exists (
      select from app.audit later
      where later.noun = 'listing' and later.aggregate_id = listing.id and later.id >= audit.id
        and coalesce(later.changes -> 'isPublished', later.changes -> 'status') is not null)),
daily as (
  select listing_id, (at at time zone 'Asia/Manila')::date as day, max(at) as at,
         (array_agg(price -> 'from' order by id))[1] as before,
         (array_agg(price -> 'to' order by id desc))[1] as after
  from changed group by listing_id, day),
numbered as (
  select *, row_number() over (partition by listing_id order by day desc) as place from daily where before <> after)
update app.listing set price_changes = past.changes
from (
  select listing_id,
         jsonb_agg(jsonb_build_object(
           'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
           'beforeCentavos', before, 'afterCentavos', after) order by day desc) as changes
  from numbered where place <= 24 group by listing_id) as past
where listing.id = past.listing_id;
