-- A buyer's orders are listed by when they were placed: what was entered later may have been placed earlier.
drop index shop_order_of_buyer;
drop index shop_order_of_buyer_status;
create index shop_order_of_buyer on shop_order (buyer_id, created_at desc, id desc) where removed_at is null;
-- Serves a tab of the list, and every counter without touching the table.
create index shop_order_of_buyer_status on shop_order (buyer_id, status, created_at desc, id desc)
  where removed_at is null;
