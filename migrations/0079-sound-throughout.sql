-- since 0064
alter table shop_order validate constraint shop_order_is_sound;
alter table order_item validate constraint order_item_is_sound;
alter table sku validate constraint sku_is_sound;
alter table stock_move validate constraint stock_move_is_sound;

drop function hold_to_one_check(regclass);
