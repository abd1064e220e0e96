-- Somebody says that a listing is wrong: a lead of a source of its own, which says why.
alter table app.lead drop constraint lead_source_check;
alter table app.lead add constraint lead_source_check
  check (source in ('listing', 'contact', 'sell', 'appraisal', 'report'));
alter table app.lead add column report_reason text
  check (report_reason in ('gone', 'details', 'duplicate', 'suspicious', 'other'));
alter table app.lead add check ((source = 'report') = (report_reason is not null));
