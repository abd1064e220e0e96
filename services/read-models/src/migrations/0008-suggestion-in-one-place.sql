-- Each beginning holds what it suggests, so that nothing has to be looked up elsewhere while somebody types.
alter table suggestion_prefix
  add column label text,
  add column slug text,
  add column hint text,
  add column words text;
update suggestion_prefix set label = suggestion.label, slug = suggestion.slug, hint = suggestion.hint, words = suggestion.words
  from suggestion where suggestion.kind = suggestion_prefix.kind and suggestion.key = suggestion_prefix.key;
alter table suggestion_prefix
  alter column label set not null,
  alter column hint set not null,
  alter column words set not null;
