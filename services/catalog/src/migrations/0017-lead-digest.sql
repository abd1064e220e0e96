-- Leads that came in while the site was flooded: staff are told of them together. Whoever takes a row tells of it.
create table app.lead_digest (
  lead_id integer primary key references app.lead on delete cascade
);
