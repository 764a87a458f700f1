-- since 0061
-- The top lists of search are cut by a sweep, each in a transaction of its own, and not by whoever saves a product (decision 72). Where
-- a list ends is read from the indexes that lists of products go by, and only what comes or goes is written.

-- The first products of a list as the catalogue has it now, up to its cut and no more than `most`.
create function first_of_search_list(list text, most integer) returns bigint[] language plpgsql stable as $$
begin
  case list
    when 'sales' then
      return array(select id from product where on_sale order by sales desc, id limit most);
    when 'price asc' then
      return array(select id from product where on_sale order by price_cents, id limit most);
    when 'price desc' then
      return array(select id from product where on_sale order by price_cents desc, id desc limit most);
    when 'time asc' then
      return array(select id from product where on_sale order by published_at, id limit most);
    else
      return array(select id from product where on_sale order by published_at desc, id desc limit most);
  end case;
end $$;

-- Puts one list right, and says how many products came or went. Where `anew` is set it is made `wanted` long again, or done
-- away with in a catalogue that is little longer; else it ends where it did: what was placed by an older cut while that was
-- changed is put right. At every moment others see a list that is whole up to its cut, the old one or the new one.
create function put_search_list_right(wanted_list text, wanted integer, anew boolean) returns integer language plpgsql as $$
declare
  cut product_search_cut;
  gone integer;
  missing bigint[];
begin
  -- One cuts at a time; whoever places products reads on meanwhile.
  lock table product_search_cut in share row exclusive mode;
  if anew then
    delete from product_search_cut where list = wanted_list;
    insert into product_search_cut (list, place, tie, length, whole)
    select wanted_list, search_place(wanted_list, last.sales, last.price_cents, last.published_at),
      search_tie(wanted_list, last.product_id), wanted, on_sale.count
    from (select count(*) from product where on_sale) on_sale,
      product_search last
    where on_sale.count > 2 * wanted
      and last.product_id = (first_of_search_list(wanted_list, wanted))[wanted];
  end if;
  select * into cut from product_search_cut c where c.list = wanted_list;
  -- Rows are locked in the order of ids, as everywhere.
  with beyond as (
    select t.product_id from product_search_top t
    where t.list = wanted_list and (cut.list is null or (t.place, t.tie) > (cut.place, cut.tie))
    order by t.product_id for update
  ), dropped as (
    delete from product_search_top t using beyond b
    where t.list = wanted_list and t.product_id = b.product_id returning 1
  )
  select count(*) into gone from dropped;
  if cut.list is null then
    return gone;
  end if;
  missing := array(
    select s.product_id from product_search s
    where s.product_id = any (first_of_search_list(wanted_list, 2 * wanted)) and s.on_sale
      and (search_place(wanted_list, s.sales, s.price_cents, s.published_at), search_tie(wanted_list, s.product_id))
        <= (cut.place, cut.tie)
      and not exists (select from product_search_top t where t.list = wanted_list and t.product_id = s.product_id)
    order by s.product_id);
  perform place_in_search_top(missing, array[wanted_list]);
  return gone + cardinality(missing);
end $$;

-- All of them at once, as programs of the release before ask for it within a save. Searches look at the lists once there is one
-- of the best sold: that comes last.
create or replace function cut_search_top(wanted integer) returns void language plpgsql as $$
declare
  each text;
begin
  foreach each in array array['price asc', 'price desc', 'time asc', 'time desc', 'sales'] loop
    perform put_search_list_right(each, wanted, true);
  end loop;
end $$;
