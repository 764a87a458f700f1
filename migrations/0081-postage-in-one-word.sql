-- since 0064
-- Until now every product began as always free, so that the fee of a shop was paid by nobody. These are the ones nobody has
-- looked at since, each with the sum that was typed for it and read nowhere. Their seller says once what holds for them,
-- and the list is empty from then on. A demo's are meant as they are. No key to product: it would hold up whoever sells.
create table free_by_default (
  product_id       bigint primary key,
  free_from_cents  integer
);
insert into free_by_default
  select id, nullif(free_shipping_cents, 0) from product
  where free_shipping and not virtual and not exists (select from setting where module = 'demo');

-- What a product pays for postage in one word: what the shop's rule says, nothing from a sum of its own on, or nothing at
-- all. What is new goes by the shop's rule. What is there stays as it was: every row has the word for that without being
-- written anew, and the few that were changed by hand are written below.
alter table product add column postage text not null default 'free' check (postage in ('shop', 'own', 'free'));
alter table product
  alter column postage set default 'shop',
  alter column free_shipping set default false;

-- The release before says it with two columns alone, and may still be writing them; this one writes all three.
create function postage_in_one_word() returns trigger language plpgsql as $$
begin
  new.free_shipping := new.free_shipping or coalesce(new.free_shipping_cents = 0, false);
  if new.free_shipping then
    new.free_shipping_cents := null;
    new.postage := 'free';
  elsif new.free_shipping_cents is null then
    new.postage := 'shop';
  else
    new.postage := 'own';
  end if;
  if tg_op = 'UPDATE' and new.postage <> 'free' then
    delete from free_by_default where product_id = new.id;
  end if;
  return new;
end $$;
create trigger postage_in_one_word before insert or update of free_shipping, free_shipping_cents on product
  for each row execute function postage_in_one_word();
update product set free_shipping = free_shipping where not free_shipping or free_shipping_cents is not null;

-- When the seller last saved the terms; null as long as they are those of the first day.
alter table postage_terms add column changed_at timestamptz;
update postage_terms set changed_at = now()
  where (fee_cents, free_from_cents, cut_off_hour, transit_days) is distinct from (0, 8800, 16, 2);
