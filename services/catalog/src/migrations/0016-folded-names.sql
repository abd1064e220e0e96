-- Names are the same but for case, accents and blanks (decision 79); punctuation counts. As `foldedName` has it, for names
-- of Latin letters. It tells apart more than before, so no two meet.
create function pg_temp.folded_name(name text) returns text language sql immutable as $$
  select btrim(regexp_replace(lower(regexp_replace(normalize(name, nfkd), '[\u0300-\u036f]+', '', 'g')), '\s+', ' ', 'g'))
$$;
update app.developer set name_folded = pg_temp.folded_name(name);
update app.project set name_folded = pg_temp.folded_name(name);
update app.amenity set name_folded = pg_temp.folded_name(name);
update app.realty set name_folded = pg_temp.folded_name(name);
update app.salesperson set name_folded = pg_temp.folded_name(name);
-- Those that 0007 told apart by their ids stay so.
update app.broker set name_folded = pg_temp.folded_name(name) where name_folded <> lower(name) || ' ' || id;
