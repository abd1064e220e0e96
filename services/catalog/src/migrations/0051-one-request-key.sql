-- Enquiries of visitors are requests as those of accounts are, and have keys in one table. An account is hashed into its
-- keys; a visitor's key is hashed alone, as before.
alter table app.request_key drop constraint request_key_pkey;
update app.request_key set key = sha256(convert_to(account_id || ' ', 'UTF8') || key);
alter table app.request_key drop column account_id, add primary key (key);
insert into app.request_key (key, content_digest, answer, created_at)
select key, content_digest, jsonb_build_object('reference', reference), created_at from app.lead_submission;
drop table app.lead_submission;
