-- A price for sale and a rent are not compared. Null: noted before this was.
alter table app.alert_listing add column is_rental boolean;
