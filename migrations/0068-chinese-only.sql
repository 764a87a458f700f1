-- since 0064
-- Products that have a text in Chinese and not in English, their options' names among them, for whoever translates: to find them by
-- looking at every text of a million products took half a minute. A row is written only when a text comes to lack its English, or
-- gets it.
create table chinese_only (
  product_id bigint primary key references product on delete cascade
);

create function is_chinese_only(texts jsonb) returns boolean immutable language sql as
  $$ select texts ->> 'en_US' = '' and texts ->> 'zh_CN' <> '' $$;

create function has_chinese_only(one product) returns boolean immutable language sql as
  $$ select is_chinese_only(one.name) or is_chinese_only(one.summary) or is_chinese_only(one.intro)
       or is_chinese_only(one.origin) or is_chinese_only(one.storage) $$;

create function look_for_english(of_product bigint) returns void language plpgsql as $$
begin
  if exists (select from product where id = of_product and has_chinese_only(product))
    or exists (select from sku where product_id = of_product and is_chinese_only(name)) then
    insert into chinese_only (product_id) values (of_product) on conflict do nothing;
  else
    delete from chinese_only where product_id = of_product;
  end if;
end $$;

create function product_texts_changed() returns trigger language plpgsql as $$
begin
  perform look_for_english(new.id);
  return null;
end $$;
create trigger product_begins_in_chinese after insert on product for each row
  when (has_chinese_only(new)) execute function product_texts_changed();
create trigger product_is_translated after update of name, summary, intro, origin, storage on product for each row
  when (has_chinese_only(old) or has_chinese_only(new)) execute function product_texts_changed();

create function sku_name_changed() returns trigger language plpgsql as $$
begin
  perform look_for_english(coalesce(new.product_id, old.product_id));
  return null;
end $$;
create trigger sku_begins_in_chinese after insert on sku for each row
  when (is_chinese_only(new.name)) execute function sku_name_changed();
create trigger sku_is_translated after update of name on sku for each row
  when (is_chinese_only(old.name) <> is_chinese_only(new.name)) execute function sku_name_changed();
create trigger sku_in_chinese_goes after delete on sku for each row
  when (is_chinese_only(old.name)) execute function sku_name_changed();
