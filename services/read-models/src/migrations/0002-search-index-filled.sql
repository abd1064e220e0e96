-- Whether an index has taken every listing once: until then it must not be asked.
alter table search_index add column filled boolean not null default false;
