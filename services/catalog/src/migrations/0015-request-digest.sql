-- What was asked under a key, so that other content under it is refused instead of being taken for the same request.
-- SHA-256; null in rows from before.
alter table app.request_key add column content_digest bytea;
alter table app.lead_submission add column content_digest bytea;
