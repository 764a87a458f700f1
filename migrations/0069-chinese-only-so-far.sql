-- since 0064
-- In a file of its own: reading every text of a large shop takes long, and nobody waits for it here.
insert into chinese_only (product_id)
  select id from product where has_chinese_only(product)
  union select product_id from sku where is_chinese_only(name)
  on conflict do nothing;
