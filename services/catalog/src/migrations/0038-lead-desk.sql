-- Whose leads are whose, what comes next, who answered first, by when something is due, and which are of one person.

alter table app.salesperson add account_id integer references app.account;
-- Of two at once, one salesperson gets the account.
create unique index salesperson_account on app.salesperson (account_id)
  where account_id is not null and deleted_at is null;

alter table app.lead
  add next_step text not null default '',
  add first_response_by integer references app.account,
  -- From when on it is overdue (`leadDueAt` of contracts); null where nothing is to be done.
  add due_at timestamptz,
  -- The lead under which it is kept. Erased by its age, that one leaves its others as leads of their own.
  add merged_into_id integer references app.lead on delete set null,
  add check (merged_into_id <> id);

update app.lead set due_at = least(
  (next_follow_up_on + 1)::timestamp at time zone 'Asia/Manila',
  case when first_response_at is null and source <> 'report' then created_at + interval '24 hours' end)
where deleted_at is null and not is_spam and status not in ('closed', 'lost');

create index lead_due on app.lead (due_at) where due_at is not null;
create index lead_merged on app.lead (merged_into_id) where merged_into_id is not null;
create index lead_unassigned on app.lead (id)
  where assignee_id is null and deleted_at is null and not is_spam and merged_into_id is null
    and status not in ('closed', 'lost');

-- What is kept under another lead is counted as that one.
create or replace function app.tally_leads() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into app.lead_tally
    select source, status, is_spam, deleted_at is not null, -count(*) from gone
    where merged_into_id is null group by 1, 2, 3, 4;
  end if;
  if tg_op <> 'DELETE' then
    insert into app.lead_tally
    select source, status, is_spam, deleted_at is not null, count(*) from came
    where merged_into_id is null group by 1, 2, 3, 4;
  end if;
  return null;
end
$$;
