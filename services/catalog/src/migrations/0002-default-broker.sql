-- The specification preselects broker 4 (§9), so a fresh catalogue has one; ids go on after it. Like any broker it is
-- published: listings refer to it. Without a licence it is shown nowhere in public (decision 99).

insert into app.broker (id, name) overriding system value values (4, 'Default broker');

select setval(pg_get_serial_sequence('app.broker', 'id'), 4);

insert into app.audit (at, account_id, role, noun, aggregate_id, action, changes, correlation_id)
values (now(), null, 'system', 'broker', 4, 'create', '{"name": {"from": null, "to": "Default broker"}}', 'migration');

insert into app.outbox (destination, target, key, value, headers)
select
  'event',
  'catalog',
  'broker:4',
  json_build_object(
    'id', gen_random_uuid(),
    'type', 'broker.changed',
    'aggregate', 'broker',
    'aggregateId', id,
    'version', version,
    'schemaVersion', 1,
    'occurredAt', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'actor', 'system',
    'correlationId', 'migration',
    'data', json_build_object(
      'id', id, 'name', name, 'licenses', licenses, 'realtyName', realty_name, 'contact', contact, 'socials', socials
    )
  )::text,
  '{"type": "broker.changed", "version": "1", "correlationId": "migration"}'
from app.broker
where id = 4;
