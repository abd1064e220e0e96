-- What is known of each picture. A deleted one still says whose it was.
create table picture_ref (
  id integer primary key,
  version integer not null,
  deleted boolean not null,
  data jsonb not null,
  owner_noun text generated always as (data ->> 'ownerNoun') stored,
  owner_id integer generated always as ((data ->> 'ownerId')::integer) stored
);
create index picture_ref_owner on picture_ref (owner_noun, owner_id) where not deleted;
