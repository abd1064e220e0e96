-- Mails of alerts that the mail server refused to the end: shown to administrators, who may try again.
alter table app.alert_mail
  add given_up_at timestamptz,
  -- What the mail server said last, without addresses.
  add cause text,
  add constraint alert_mail_given_up check (given_up_at is null or closed_at is not null);
create index alert_mail_given_up on app.alert_mail (given_up_at) where given_up_at is not null;
