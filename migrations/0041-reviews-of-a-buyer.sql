-- For a buyer's own list of what they wrote.
create index review_of_buyer on review (buyer_id, created_at desc);
