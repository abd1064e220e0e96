-- Every secret of the last day signs as well: whichever of them the receiver has, nobody is cut off by rotating twice.
alter table app.webhook add column previous_secrets text[] not null default '{}';
update app.webhook set previous_secrets = array[previous_secret] where previous_secret is not null;
alter table app.webhook drop column previous_secret;
