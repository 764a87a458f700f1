-- since 0055
-- Options of which nothing is left. A row comes and goes only when a stock becomes 0 or ceases to be: an index of them on sku
-- would be one more thing to write for every order, for PostgreSQL could no longer put a new stock beside the old one.
create table sold_out_sku (
  sku_id      bigint primary key references sku on delete cascade,
  product_id  bigint not null
);

create function sku_has_turned() returns trigger language plpgsql as $$
begin
  if new.stock = 0 then
    insert into sold_out_sku (sku_id, product_id) values (new.id, new.product_id) on conflict do nothing;
  else
    delete from sold_out_sku where sku_id = new.id;
  end if;
  return null;
end $$;
create trigger sku_begins_sold_out after insert on sku for each row
  when (new.stock = 0) execute function sku_has_turned();
create trigger sku_has_turned after update of stock on sku for each row
  when ((old.stock = 0) <> (new.stock = 0)) execute function sku_has_turned();

insert into sold_out_sku (sku_id, product_id) select id, product_id from sku where stock = 0 on conflict do nothing;

-- Places in the private store that hold no file for sale: not yet, or no more. Written before a file is put there, and by
-- a trigger when its row goes, however that happens; a sweep takes away what still lies there a day later.
create table loose_download (
  stored      text primary key,
  created_at  timestamptz not null
);
create index loose_download_by_age on loose_download (created_at);

create function download_place_has_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into loose_download (stored, created_at) values (old.stored, now()) on conflict do nothing;
  end if;
  if tg_op <> 'DELETE' then
    delete from loose_download where stored = new.stored;
  end if;
  return null;
end $$;
create trigger download_place_is_used after insert or delete on product_download for each row
  execute function download_place_has_changed();
create trigger download_place_has_changed after update of stored on product_download for each row
  when (old.stored <> new.stored) execute function download_place_has_changed();
