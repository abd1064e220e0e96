-- Whoever follows what is done (`GET /api/admin/live/`) is told of it by the audit trail, when its transaction commits:
-- kind, number and version of the record, and whose doing it was; nothing of what was in it.
create function app.notify_live() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('noun', new.noun, 'id', new.aggregate_id, 'actor', new.account_id,
    'version', case new.noun
      when 'listing' then (select version from app.listing where id = new.aggregate_id)
      when 'project' then (select version from app.project where id = new.aggregate_id)
      when 'developer' then (select version from app.developer where id = new.aggregate_id)
      when 'broker' then (select version from app.broker where id = new.aggregate_id)
      when 'salesperson' then (select version from app.salesperson where id = new.aggregate_id)
      when 'realty' then (select version from app.realty where id = new.aggregate_id)
      when 'lead' then (select version from app.lead where id = new.aggregate_id)
      when 'reply' then (select version from app.reply where id = new.aggregate_id)
      when 'site' then (select version from app.site where id = new.aggregate_id)
    end)::text);
  return null;
end
$$;
create trigger notify_live after insert on app.audit for each row
  when (new.action not in ('view', 'export', 'sign-in', 'refresh-reused')) execute function app.notify_live();

-- What of the audit trail is worth a bell (contracts/src/notification).
create index audit_notification on app.audit (at desc, id desc)
  where noun || '.' || action in ('lead.create', 'viewing.propose', 'import.complete', 'import.fail', 'picture.fail',
    'webhook.disable');

-- What each account wants to be told and mailed of; without a row, what everybody is told of.
create table app.notification_setting (
  account_id integer primary key references app.account on delete cascade,
  kinds text[] not null,
  mails_leads boolean not null,
  -- Older ones have been seen.
  seen_at timestamptz not null
);
