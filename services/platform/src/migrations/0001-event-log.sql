-- The embedded event bus: a partitioned, optionally compacted log.

create table bus.topic (
  id integer generated always as identity primary key,
  name text not null unique,
  partitions integer not null check (partitions between 1 and 1000),
  compacted boolean not null
);

-- An append takes its offsets by updating this row and holds its lock until it commits. So within a partition offsets
-- become visible in their order, and a reader that has seen one offset never finds a lower one later.
create table bus.partition (
  topic integer not null references bus.topic,
  number integer not null,
  next_offset bigint not null default 0,
  primary key (topic, number)
) with (fillfactor = 20, autovacuum_vacuum_threshold = 1000);

create table bus.message (
  topic integer not null,
  partition integer not null,
  "offset" bigint not null,
  appended_at timestamptz not null,
  key text not null,
  value text not null,
  -- json, not jsonb: kept as it was written, whatever characters the escapes stand for
  headers json not null,
  primary key (topic, partition, "offset")
) with (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);

-- Finds what a newer message of the same key replaces.
create index message_key on bus.message (topic, partition, key);

-- Opening a producer raises its epoch; an append with an older one is refused.
create table bus.producer (
  id text primary key,
  epoch bigint not null
) with (fillfactor = 20);

create table bus.group_offset (
  "group" text not null,
  topic integer not null references bus.topic,
  partition integer not null,
  next_offset bigint not null,
  primary key ("group", topic, partition)
) with (fillfactor = 20);

-- Appends a batch, one array element per message, all or nothing. Raises BUS01 for a fenced producer. The planner's
-- choices are narrowed because it plans this once per session, often while the table is still empty.
create function bus.append(
  producer_id text, producer_epoch bigint, topic_id integer,
  partitions integer[], keys text[], contents text[], header_sets json[]
) returns void
language plpgsql
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
declare
  is_compacted constant boolean := (select compacted from bus.topic where id = topic_id);
  appended timestamptz;
begin
  -- Shared and held until the commit: opening the next producer waits for us, or we see its epoch.
  perform from bus.producer where id = producer_id and epoch = producer_epoch for share;
  if not found then
    raise exception 'producer % was fenced', producer_id using errcode = 'BUS01';
  end if;

  -- In one order, so that appends never deadlock. The next statement must be another one: only a snapshot taken after
  -- these locks shows what earlier appends committed.
  perform from bus.partition where topic = topic_id and number = any (partitions) order by number for no key update;
  appended := clock_timestamp();

  with incoming as materialized (
    select *,
      row_number() over (partition by partition order by place) - 1 as distance,
      row_number() over (partition by partition, key order by place desc) = 1 as is_last_of_key
    from unnest(partitions, keys, contents, header_sets) with ordinality
      as batch (partition, key, value, headers, place)
  ), advanced as (
    update bus.partition set next_offset = next_offset + counts.messages
    from (select partition, count(*) as messages from incoming group by partition) as counts
    where topic = topic_id and number = counts.partition
    returning number, next_offset - counts.messages as first_offset
  ), compacted as (
    delete from bus.message using (select partition, key from incoming where is_last_of_key) as newer
    where is_compacted and message.topic = topic_id
      and message.partition = newer.partition and message.key = newer.key
  )
  insert into bus.message (topic, partition, "offset", appended_at, key, value, headers)
  select topic_id, partition, first_offset + distance, appended, key, value, headers
  from incoming join advanced on number = partition
  where is_last_of_key or not is_compacted;

  perform pg_notify('bus.message', topic_id || '/' || partition)
  from (select distinct unnest(partitions) as partition) as changed;
end
$$;

-- Removes a bounded number of a partition's oldest messages that are older than `age`.
create function bus.trim(topic_id integer, partition_number integer, age interval) returns bigint
language sql
set enable_seqscan = off
as $$
  with oldest as (
    select "offset", appended_at from bus.message
    where topic = topic_id and partition = partition_number order by "offset" limit 5000
  ), removed as (
    delete from bus.message
    where topic = topic_id and partition = partition_number
      and "offset" in (select "offset" from oldest where appended_at < now() - age)
    returning 1
  )
  select count(*) from removed
$$;
