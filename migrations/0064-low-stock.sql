-- since 0060
-- Options of which fewer than ten are left, with how many: what the stock room shows first. A row is written only when few are
-- left or ceases to be so; an index of stocks on sku would be one more thing to write for every order. It also tells what is
-- sold out, for which `sold_out_sku` is kept until no program reads that any more.
create table low_sku (
  sku_id      bigint primary key references sku on delete cascade,
  product_id  bigint not null,
  stock       integer not null
);
create index low_sku_by_stock on low_sku (stock, sku_id);

create function sku_runs_low() returns trigger language plpgsql as $$
begin
  if new.stock < 10 then
    insert into low_sku (sku_id, product_id, stock) values (new.id, new.product_id, new.stock)
      on conflict (sku_id) do update set stock = excluded.stock;
  else
    delete from low_sku where sku_id = new.id;
  end if;
  return null;
end $$;
create trigger sku_begins_low after insert on sku for each row
  when (new.stock < 10) execute function sku_runs_low();
create trigger sku_runs_low after update of stock on sku for each row
  when (old.stock <> new.stock and (old.stock < 10 or new.stock < 10)) execute function sku_runs_low();

insert into low_sku (sku_id, product_id, stock) select id, product_id, stock from sku where stock < 10 on conflict do nothing;
