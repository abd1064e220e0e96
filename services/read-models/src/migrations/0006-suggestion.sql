-- What may be meant by what stands in the search box so far: places that listings are in, projects and developers.
create table suggestion (
  -- 0 place, 1 project, 2 developer.
  kind smallint not null,
  -- The label of a place, the id of the others.
  key text not null,
  label text not null,
  slug text,
  hint text not null,
  -- The greater, the likelier; compared within a kind only.
  weight integer not null,
  -- Folded words of the label with their synonyms, a space before and after each of them.
  words text not null,
  primary key (kind, key)
);

-- Every beginning of every word, so that what somebody has typed is one place in an index, the likeliest first.
create table suggestion_prefix (
  prefix text collate "C" not null,
  kind smallint not null,
  key text not null,
  weight integer not null,
  primary key (kind, key, prefix)
);
create index suggestion_prefix_likeliest on suggestion_prefix (prefix, kind, weight desc, key);

-- Places are counted among the tokens of listings, so those are all made anew, and so are the others' pages.
insert into dirty (noun, id) select 'developer', id from developer_ref;
insert into dirty (noun, id) select 'project', id from project_ref;
insert into dirty (noun, id) select 'listing', id from listing_ref;
