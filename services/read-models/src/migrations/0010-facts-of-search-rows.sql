-- What filters and orders ask of a listing, ready to be strung together for thousands of them: base64 of its id, its traits
-- as bits, `price_sort`, `price_max`, the area of its lot (-1 for what is missing), and a byte that makes them a multiple of
-- three. `TRAIT_BITS` says which bits are which; changing them takes another column.
alter table listing_search add column facts text not null generated always as (encode(
  int4send(id)
  || int4send(
    for_rent::integer
    | (featured::integer << 1)
    | (coalesce(stage + 1, 0) << 2)
    | (financing::integer << 4)
    | (coalesce(unit_type + 1, 0) << 8)
    | (property_type::integer << 13)
    | (property_subtype::integer << 16)
    | (least(coalesce(bedroom + 1, 0), 101) << 19)
  )
  || float8send(price_sort)
  || float8send(coalesce(price_max, -1))
  || float8send(coalesce(lot_area_sqm, -1))
  || '\x00'::bytea, 'base64')) stored;
