-- How often a listing's page was shown, by the day in Manila. Of who saw it nothing is stored. It refers to no listing, so
-- that counting locks none.
create table app.page_view (
  listing_id integer not null,
  day date not null,
  views integer not null,
  -- Views are added up out of the index alone.
  primary key (listing_id, day) include (views)
);
create index page_view_most on app.page_view (day, views desc, listing_id);

-- What was asked of a listing, and since when: counted without reading the leads.
create index lead_enquiry on app.lead (listing_id, created_at)
  where listing_id is not null and deleted_at is null and not is_spam and source <> 'report';
create index listing_offered on app.listing (created_at, id)
  where deleted_at is null and is_published and availability = 0;
