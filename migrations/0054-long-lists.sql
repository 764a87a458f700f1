-- since 0053
-- Lists of the desk that are narrowed to days stay quick however far back these lie: the brin index of `created_at` finds a
-- day, but gives it in no order.
create index concurrently if not exists shop_order_by_created on shop_order (created_at desc, id desc);
create index concurrently if not exists shop_order_by_paid on shop_order (paid_at desc, id desc) where paid_at is not null;
create index concurrently if not exists shop_order_by_shipped on shop_order (shipped_at desc, id desc) where shipped_at is not null;
create index concurrently if not exists order_item_by_sku on order_item (sku_id, order_id desc);
create index concurrently if not exists buyer_by_name_parts on buyer using gin (name_parts(nickname));
