-- Rare choices in the further filters are found by their tokens among the words.
drop index listing_search_bedroom;
drop index listing_search_unit_type;
drop index listing_search_lot_area;
