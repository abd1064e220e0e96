-- Offers whose price per sqm is furthest from the median of their kind in the smallest area that has one, and how far the
-- furthest is: the logarithm of what it is over or under it.
alter table area_view add column outlier_ids integer[] not null default '{}';
alter table area_view add column outlier_distance double precision;
create index area_view_outlier on area_view (outlier_distance desc) where outlier_distance is not null;
insert into pending_area (code) select code from area_view;
