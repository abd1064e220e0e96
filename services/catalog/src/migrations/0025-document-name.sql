-- As its sender calls it, fit to be shown; empty for papers that came before names were kept.
alter table app.document add column file_name text not null default '';
