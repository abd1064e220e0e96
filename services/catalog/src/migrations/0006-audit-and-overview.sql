-- The audit trail, newest first: all of it, by actor, and by what was done to what.
create index audit_newest on app.audit (at desc, id desc);
create index audit_actor on app.audit (account_id, at desc, id desc);
create index audit_action on app.audit (noun, action, at desc, id desc);
-- What the dashboard opens with: changes alone, neither readings nor what image workers report.
create index audit_activity on app.audit (at desc, id desc)
  where action not in ('view', 'export', 'sign-in', 'sign-out', 'refresh-reused')
    and (noun <> 'picture' or account_id is not null);

-- The leads of the last weeks, and the days on which somebody is to be called.
create index lead_overview on app.lead (created_at) include (source, first_response_at)
  where deleted_at is null and not is_spam;
create index lead_follow_up on app.lead (next_follow_up_on)
  where next_follow_up_on is not null and deleted_at is null and not is_spam;

-- Listings by status and type, counted without reading them.
create index listing_overview
  on app.listing (listing_type, status, availability, is_published, property_type, project_id)
  where deleted_at is null;

-- Accounts that wait for approval.
create index account_pending on app.account (id) where state = 'pending';
