-- What has been taken from a queue is in the way of whoever takes next, until it is vacuumed: so many rows are enough for
-- that, however many there once were.
alter table dirty set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
alter table index_mark set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
