-- Up to which version of a listing or project a webhook is told nothing: the others were yet to be told of it when this
-- one became active.
create table app.webhook_start (
  webhook_id integer not null references app.webhook on delete cascade,
  key text not null,
  version integer not null,
  primary key (webhook_id, key)
);
