alter table app.listing add column year_built smallint check (year_built >= 1800);
