-- Sorting by price or time counts on the way instead of once more, and a walk has an end: products that match may all
-- lie at the far end of the order (beef, from the cheapest on).
drop function sort_found(tsquery, text, text, integer, integer, bigint[], integer);

-- What a query finds by `key`, price or time: all of it is sorted, and counted on the way.
create function sort_found(
  query tsquery, key text, way text, lowest integer, highest integer, among bigint[], wanted integer, listed integer,
  out total integer, out sorted bigint[]
) language plpgsql stable set enable_seqscan = off
as $$
begin
  execute format(
    'with found as materialized (
       select product_id, %2$I as key from (%1$s) matching where on_sale and price_cents between $2 and $3)
     select least((select count(*) from found), $6),
       array(select product_id from found order by key %3$s, product_id %3$s limit $5)',
    case
      when among is null then 'select * from product_search where terms @@ $1 limit 50000'
      else 'select * from (select * from product_search where product_id = any ($4) offset 0) near where terms @@ $1'
    end, key, way)
    into total, sorted using query, lowest, highest, among, wanted, listed;
end $$;

-- The same for what is common: often met soon on a walk along the index of that order, which ends after 2,000 products
-- (those that match may all lie at its far end). Bitmaps are off because the planner would rather gather everything
-- first.
create or replace function walk_to_found(
  query tsquery, key text, way text, lowest integer, highest integer, wanted integer
) returns bigint[] language plpgsql stable set enable_seqscan = off set enable_bitmapscan = off
as $$
declare
  met bigint[];
begin
  execute format(
    'select array(select passed.id from (
         select id, %1$I as key from product where on_sale and price_cents between $2 and $3
         order by %1$I %2$s, id %2$s limit 2000) passed
       join product_search s on s.product_id = passed.id where s.terms @@ $1
       order by passed.key %2$s, passed.id %2$s limit $4)', key, way)
    into met using query, lowest, highest, wanted;
  return met;
end $$;

-- One page of a search. `tiers` are queries from the narrowest to the widest, each a part of the next: by sales, all of
-- a tier come before the rest of the next; by price or time only the widest counts. `highest` is null without a range.
create or replace function search_products(
  tiers tsquery[], key text, way text, lowest integer, highest integer, skip integer, take integer, listed integer,
  out total integer, out ids bigint[]
) language plpgsql stable
as $$
declare
  widest constant tsquery := tiers[cardinality(tiers)];
  wanted constant integer := skip + take;
  up_to constant integer := coalesce(highest, 2147483647);
  common constant boolean := (key <> 'sales' or highest is not null) and is_common(widest);
  best bigint[] := '{}';
  among bigint[];
  tier tsquery;
  narrower tsquery;
begin
  -- Much of the catalogue within a narrow range: the range is the shorter list.
  if common and highest is not null then
    among := array(
      select id from product where product.on_sale and price_cents between lowest and up_to limit 3001);
    if cardinality(among) > 3000 then among := null; end if;
  end if;
  if key <> 'sales' then
    if common and among is null then
      best := walk_to_found(widest, key, way, lowest, up_to, wanted);
    end if;
    if cardinality(best) < wanted then
      select f.total, f.sorted into total, best
      from sort_found(widest, key, way, lowest, up_to, among, wanted, listed) f;
      ids := best[skip + 1 : wanted];
      return;
    end if;
  else
    foreach tier in array tiers loop
      exit when cardinality(best) >= wanted;
      best := best || find_best_sold(
        case when narrower is null then tier else tier && !! narrower end,
        lowest, up_to, among, wanted - cardinality(best));
      narrower := tier;
    end loop;
  end if;
  ids := best[skip + 1 : wanted];
  total := cardinality(best);
  if total >= wanted and listed > 0 then
    total := greatest(total, count_found(widest, lowest, up_to, among, listed));
  end if;
end $$;
