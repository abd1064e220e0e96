-- A revision is part of what browsers keep as an ETag, and none must come back: a schema that is made anew counts from
-- the clock, so it begins above whatever one before it has given out.
select setval('rev', greatest((select last_value from rev), (extract(epoch from clock_timestamp()) * 1000000)::bigint));
