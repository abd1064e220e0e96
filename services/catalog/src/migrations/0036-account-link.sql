-- Who was invited has an account without a password, until they set one.
alter table app.account alter column password_hash drop not null;
alter table app.account drop constraint account_state_check;
alter table app.account add constraint account_state_check check (state in ('pending', 'invited', 'active', 'closed'));
alter table app.account add constraint account_password_check check (state = 'invited' or password_hash is not null);

-- Links that set a password, once: of an invitation, or for who forgot theirs. All that is kept of one is a hash.
create table app.account_link (
  id uuid primary key,
  -- Null where somebody gave an address that no account has: that costs the same work.
  account_id integer references app.account on delete cascade,
  purpose text not null check (purpose in ('invitation', 'reset')),
  token_hash bytea not null unique,
  expires_at timestamptz not null
);
create index account_link_account on app.account_link (account_id);
create index account_link_expiry on app.account_link (expires_at);
