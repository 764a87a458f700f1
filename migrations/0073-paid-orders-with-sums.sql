-- since 0064
-- What a day sold is added up from the index alone. The release before reads it as it read the old one.
create index concurrently if not exists shop_order_by_paid_with_sum on shop_order (paid_at desc, id desc)
  include (pay_cents) where paid_at is not null;
drop index concurrently if exists shop_order_by_paid;
