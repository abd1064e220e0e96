-- Addresses that are told of events. A secret has to be known to sign with it, so it is no hash.
create table app.webhook (
  id integer generated always as identity primary key,
  version integer not null default 1,
  address text not null unique,
  event_types text[] not null,
  state text not null check (state in ('active', 'disabled')),
  disabled_cause text,
  secret text not null,
  previous_secret text,
  previous_secret_until timestamptz,
  failing_since timestamptz,
  -- While its receiver is away it is not asked before then.
  next_probe_at timestamptz,
  last_delivered_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- What webhooks were notified of last, of each listing and project; kept while there is a webhook.
create table app.webhook_notified_state (
  key text primary key,
  version integer not null,
  is_public boolean not null,
  is_sold boolean not null,
  is_rental boolean not null,
  price_centavos bigint,
  -- Of the public data; null where they were not seen yet.
  digest bytea
);

create table app.webhook_event (
  id text primary key,
  type text not null,
  key text not null,
  payload text not null,
  created_at timestamptz not null
);
create index webhook_event_age on app.webhook_event (created_at);

create table app.webhook_delivery (
  id bigint generated always as identity primary key,
  webhook_id integer not null references app.webhook on delete cascade,
  event_id text not null references app.webhook_event on delete cascade,
  key text not null,
  state text not null check (state in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  -- Until when nobody else sends it.
  claimed_until timestamptz,
  attempted_at timestamptz,
  status integer,
  elapsed_ms integer,
  cause text,
  answer text not null default '',
  created_at timestamptz not null
);
create index webhook_delivery_next on app.webhook_delivery (webhook_id, key, id) where state = 'pending';
create index webhook_delivery_due on app.webhook_delivery (next_attempt_at) where state = 'pending';
create index webhook_delivery_log on app.webhook_delivery (webhook_id, id);
create index webhook_delivery_state on app.webhook_delivery (webhook_id, state, id);
create index webhook_delivery_event on app.webhook_delivery (event_id);
