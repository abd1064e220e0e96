-- Pictures of the board (decision 12).
alter table app.picture drop constraint picture_owner_noun_check;
alter table app.picture add constraint picture_owner_noun_check
  check (owner_noun in ('listing', 'project', 'developer', 'broker', 'salesperson', 'realty', 'site'));
