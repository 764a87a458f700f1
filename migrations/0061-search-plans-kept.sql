-- since 0060
-- A search costs less for each question it asks of the tables, and gathers less. Answers stay what they were (0007, 0059).
--
-- The helpers below were written in SQL and are in PL/pgSQL now, which keeps their plans: planning cost two thirds of a look at a
-- top list. Each names the one part of the table it reads. They rely on the settings of search_products, which alone calls them.

-- How many of the best sold a query finds, and how many of these within a range of prices; nothing while there are no top lists.
create function look_at_best_sold(
  query tsquery, lowest integer, highest integer, out worded bigint, out ranged bigint
) language plpgsql stable
as $$
begin
  select count(*), count(*) filter (where price_cents between lowest and highest) into worded, ranged
  from product_search_top_sales where terms @@ query;
end $$;

-- The first of what a query finds, as far as the top of the list holds them.
create or replace function find_in_search_top(
  query tsquery, list text, lowest integer, highest integer, wanted integer
) returns bigint[]
  language plpgsql stable
as $$
begin
  case list
    when 'sales' then
      return array(select product_id from product_search_top_sales
        where terms @@ query and price_cents between lowest and highest order by place, tie limit wanted);
    when 'price asc' then
      return array(select product_id from product_search_top_cheapest
        where terms @@ query and price_cents between lowest and highest order by place, tie limit wanted);
    when 'price desc' then
      return array(select product_id from product_search_top_dearest
        where terms @@ query and price_cents between lowest and highest order by place, tie limit wanted);
    when 'time asc' then
      return array(select product_id from product_search_top_oldest
        where terms @@ query and price_cents between lowest and highest order by place, tie limit wanted);
    else
      return array(select product_id from product_search_top_newest
        where terms @@ query and price_cents between lowest and highest order by place, tie limit wanted);
  end case;
end $$;
-- What was asked of it before is now asked of search_products.
alter function find_in_search_top(tsquery, text, integer, integer, integer) reset all;

-- How many a query finds, up to `listed`. Where `both_indexes` is set, the index of prices is met with that of words before any row is
-- read; else the range is looked at in the rows, for which the price is written so that its index does not fit.
create function count_found(
  query tsquery, lowest integer, highest integer, both_indexes boolean, listed integer
) returns integer
  language plpgsql stable
as $$
begin
  if both_indexes then
    return (select least(count(*), listed) from (select from product_search
      where terms @@ query and on_sale and price_cents between lowest and highest limit 50000) found);
  end if;
  return (select least(count(*), listed) from (select from product_search
    where terms @@ query and on_sale and price_cents + 0 between lowest and highest limit 50000) found);
end $$;

-- The first of all that a query finds, by a list. No more than 50,000 are looked at.
create function gather_first(
  query tsquery, list text, lowest integer, highest integer, wanted integer
) returns bigint[]
  language plpgsql stable
as $$
begin
  case list
    when 'sales' then
      return array(select product_id from (select product_id, sales from product_search
        where terms @@ query and on_sale and price_cents + 0 between lowest and highest limit 50000) found
        order by sales desc, product_id limit wanted);
    when 'price asc' then
      return array(select product_id from (select product_id, price_cents from product_search
        where terms @@ query and on_sale and price_cents + 0 between lowest and highest limit 50000) found
        order by price_cents, product_id limit wanted);
    when 'price desc' then
      return array(select product_id from (select product_id, price_cents from product_search
        where terms @@ query and on_sale and price_cents + 0 between lowest and highest limit 50000) found
        order by price_cents desc, product_id desc limit wanted);
    when 'time asc' then
      return array(select product_id from (select product_id, published_at from product_search
        where terms @@ query and on_sale and price_cents + 0 between lowest and highest limit 50000) found
        order by published_at, product_id limit wanted);
    else
      return array(select product_id from (select product_id, published_at from product_search
        where terms @@ query and on_sale and price_cents + 0 between lowest and highest limit 50000) found
        order by published_at desc, product_id desc limit wanted);
  end case;
end $$;

-- The same, with how many there are, up to `listed`; sorting all of them costs less than reading them twice.
create function gather_and_count(
  query tsquery, list text, lowest integer, highest integer, both_indexes boolean, wanted integer, listed integer,
  out total integer, out ids bigint[]
) language plpgsql stable
as $$
begin
  if both_indexes then
    case list
      when 'sales' then
        select least(count(*), listed), (array_agg(product_id order by sales desc, product_id))[1 : wanted]
        into total, ids from (select product_id, sales from product_search
          where terms @@ query and on_sale and price_cents between lowest and highest limit 50000) found;
      when 'price asc' then
        select least(count(*), listed), (array_agg(product_id order by price_cents, product_id))[1 : wanted]
        into total, ids from (select product_id, price_cents from product_search
          where terms @@ query and on_sale and price_cents between lowest and highest limit 50000) found;
      when 'price desc' then
        select least(count(*), listed), (array_agg(product_id order by price_cents desc, product_id desc))[1 : wanted]
        into total, ids from (select product_id, price_cents from product_search
          where terms @@ query and on_sale and price_cents between lowest and highest limit 50000) found;
      when 'time asc' then
        select least(count(*), listed), (array_agg(product_id order by published_at, product_id))[1 : wanted]
        into total, ids from (select product_id, published_at from product_search
          where terms @@ query and on_sale and price_cents between lowest and highest limit 50000) found;
      else
        select least(count(*), listed), (array_agg(product_id order by published_at desc, product_id desc))[1 : wanted]
        into total, ids from (select product_id, published_at from product_search
          where terms @@ query and on_sale and price_cents between lowest and highest limit 50000) found;
    end case;
  else
    case list
      when 'sales' then
        select least(count(*), listed), (array_agg(product_id order by sales desc, product_id))[1 : wanted]
        into total, ids from (select product_id, sales from product_search
          where terms @@ query and on_sale and price_cents + 0 between lowest and highest limit 50000) found;
      when 'price asc' then
        select least(count(*), listed), (array_agg(product_id order by price_cents, product_id))[1 : wanted]
        into total, ids from (select product_id, price_cents from product_search
          where terms @@ query and on_sale and price_cents + 0 between lowest and highest limit 50000) found;
      when 'price desc' then
        select least(count(*), listed), (array_agg(product_id order by price_cents desc, product_id desc))[1 : wanted]
        into total, ids from (select product_id, price_cents from product_search
          where terms @@ query and on_sale and price_cents + 0 between lowest and highest limit 50000) found;
      when 'time asc' then
        select least(count(*), listed), (array_agg(product_id order by published_at, product_id))[1 : wanted]
        into total, ids from (select product_id, published_at from product_search
          where terms @@ query and on_sale and price_cents + 0 between lowest and highest limit 50000) found;
      else
        select least(count(*), listed), (array_agg(product_id order by published_at desc, product_id desc))[1 : wanted]
        into total, ids from (select product_id, published_at from product_search
          where terms @@ query and on_sale and price_cents + 0 between lowest and highest limit 50000) found;
    end case;
  end if;
  ids := coalesce(ids, '{}');
end $$;

-- One page of a search. `tiers` are queries from the narrowest to the widest, each a part of the next: all of a tier come
-- before the rest of the next. `highest` is null without a range; where `listed` is 0 nobody asks how many there are.
create or replace function search_products(
  tiers tsquery[], list text, lowest integer, highest integer, skip integer, take integer, listed integer,
  out total integer, out ids bigint[]
) language plpgsql stable
  -- The kind of look is chosen here, not by statistics, and no table is read through, nor in the order of its ids.
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_indexscan = off
as $$
declare
  widest constant tsquery := tiers[cardinality(tiers)];
  up_to constant integer := coalesce(highest, 2147483647);
  cut product_search_cut;
  sample record;
  estimate bigint;
  both_indexes boolean := false;
  wanted integer := skip + take;
  best bigint[] := '{}';
  more bigint[];
  tier tsquery;
  narrower tsquery;
begin
  select * into cut from product_search_cut c where c.list = 'sales';
  if listed > 0 then
    if cut.length is not null then
      select * into sample from look_at_best_sold(widest, lowest, up_to);
      estimate := sample.ranged * cut.whole / cut.length;
      -- To list what costs so much takes as long as reading a sixteenth of it: worth it where a common word meets few prices.
      both_indexes := (sample.worded - sample.ranged) * 16 > cut.length;
    end if;
    -- The top tells when there are certainly many; else they are counted, and no tier is asked for more than there are.
    if estimate is null or estimate <= 1.5 * listed then
      if cardinality(tiers) = 1 then
        select f.total, f.ids[skip + 1 : wanted] into total, ids
        from gather_and_count(widest, list, lowest, up_to, both_indexes, wanted, listed) f;
        return;
      end if;
      total := count_found(widest, lowest, up_to, both_indexes, listed);
      wanted := least(wanted, total);
    end if;
  end if;
  foreach tier in array tiers loop
    exit when cardinality(best) >= wanted;
    narrower := case when narrower is null then tier else tier && !! narrower end;
    more := '{}';
    -- Few are gathered sooner than looked for.
    if cut.length is not null and (total is null or total > 200) then
      more := find_in_search_top(narrower, list, lowest, up_to, wanted - cardinality(best));
    end if;
    if cardinality(more) < wanted - cardinality(best) then
      more := case when both_indexes
        then (select f.ids from gather_and_count(narrower, list, lowest, up_to, true, wanted - cardinality(best), 0) f)
        else gather_first(narrower, list, lowest, up_to, wanted - cardinality(best)) end;
    end if;
    best := best || more;
    narrower := tier;
  end loop;
  ids := best[skip + 1 : wanted];
  total := case when cardinality(best) < wanted then cardinality(best) else coalesce(total, listed) end;
end $$;

drop function estimate_found(tsquery, integer, integer);
drop function gather_found(tsquery, text, integer, integer, integer, integer);
