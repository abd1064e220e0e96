-- Cards name the files of their pictures from now on: all are made anew.
insert into dirty (noun, id) select 'developer', id from developer_ref;
insert into dirty (noun, id) select 'listing', id from listing_ref;
