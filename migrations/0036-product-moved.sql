-- Whose stock or sold count has changed, and in which transaction. Whoever keeps what products show asks for what is new
-- here (decision 39); kept for an hour. Triggers write it, so that no way to change a stock can forget to.
create table product_moved (
  xid         xid8 not null default pg_current_xact_id(),
  product_id  bigint not null,
  -- Whether it can be bought at all may be another answer than before.
  turned      boolean not null,
  created_at  timestamptz not null default now()
);
create index product_moved_xid on product_moved (xid);

create function stock_has_moved() returns trigger language plpgsql as $$
begin
  insert into product_moved (product_id, turned) values (new.product_id, old.stock = 0 or new.stock = 0);
  return null;
end $$;

create trigger stock_has_moved after update of stock on sku for each row
  when (old.stock <> new.stock) execute function stock_has_moved();

create function sold_count_has_moved() returns trigger language plpgsql as $$
begin
  insert into product_moved (product_id, turned) values (new.id, false);
  return null;
end $$;

create trigger sold_count_has_moved after update of sales on product for each row
  when (old.sales <> new.sales) execute function sold_count_has_moved();
