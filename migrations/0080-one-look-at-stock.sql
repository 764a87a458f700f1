-- since 0064
-- What follows a change of stock is one trigger that looks at everything, where three had conditions of their own: PostgreSQL reads
-- those anew, from their text, for every statement that changes a stock (decision 91).
create or replace function stock_has_moved() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.stock = new.stock then
      return null;
    end if;
    insert into product_moved (product_id, turned) values (new.product_id, old.stock = 0 or new.stock = 0);
  end if;
  -- What is new had no stock before: nothing is said of `old` then.
  if new.stock = 0 then
    insert into sold_out_sku (sku_id, product_id) values (new.id, new.product_id) on conflict do nothing;
  elsif old.stock = 0 then
    delete from sold_out_sku where sku_id = new.id;
  end if;
  if new.stock < 10 then
    insert into low_sku (sku_id, product_id, stock) values (new.id, new.product_id, new.stock)
      on conflict (sku_id) do update set stock = excluded.stock;
  elsif old.stock < 10 then
    delete from low_sku where sku_id = new.id;
  end if;
  return null;
end $$;

create or replace trigger stock_has_moved after insert or update of stock on sku for each row
  execute function stock_has_moved();
drop trigger sku_begins_sold_out on sku;
drop trigger sku_has_turned on sku;
drop trigger sku_begins_low on sku;
drop trigger sku_runs_low on sku;
drop function sku_has_turned();
drop function sku_runs_low();
