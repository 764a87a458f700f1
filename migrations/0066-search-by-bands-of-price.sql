-- since 0063
-- What a search by price gathers no longer grows with all that its words find (decision 78). The words of what is on sale are indexed
-- once more by bands of price (0067), so a range of prices, or the first by price, is found in one or two of them; and where a
-- search stays within a category or a shop, PostgreSQL meets the two lists instead of weighing both for every product.
-- Programs of the release before go on with the function of 0061.

-- In which band a price lies. The bounds are those of fresh goods, narrow where most prices are; other prices are found as well, only
-- not as soon. Whoever changes them makes the indexes anew.
create function search_band(price_cents integer) returns integer language sql immutable parallel safe
  return width_bucket(price_cents,
    array[1000, 1500, 2000, 2500, 3000, 4000, 5000, 6000, 8000, 10000, 15000, 20000, 30000, 50000]);

-- An index of one band is taken where its number stands in the question, so each band has a question of its own.
do $do$
declare
  bands constant integer[] := array(select generate_series(0, 14));
  orders constant jsonb := jsonb_build_object(
    'sales', 'sales desc, product_id',
    'price asc', 'price_cents, product_id',
    'price desc', 'price_cents desc, product_id desc',
    'time asc', 'published_at, product_id',
    'time desc', 'published_at desc, product_id desc');
  -- The price is written so that the index of prices does not fit.
  ranged constant text := 'on_sale and price_cents + 0 between lowest and highest';
  gather constant text := $sql$
      when %L then
        select least(count(*), listed), (array_agg(product_id order by %s))[1 : wanted] into total, ids
        from (%s limit 50000) found;$sql$;
  within_place constant text := 'select product_id, sales, price_cents, published_at from product_search
          where terms @@ place and terms @@ query and ' || ranged;
  in_bands constant text := (
    select string_agg(format('select product_id, sales, price_cents, published_at from product_search
          where %1$s between first and last and terms @@ query and search_band(price_cents) = %1$s and %2$s', band, ranged), '
          union all ' order by band)
    from unnest(bands) band);
begin
  -- The first by price, band after band until there are enough.
  execute format($create$
    create function walk_search_bands(
      query tsquery, lowest integer, highest integer, downwards boolean, wanted integer
    ) returns bigint[] language plpgsql stable as $body$
    declare
      first constant integer := search_band(lowest);
      last constant integer := search_band(highest);
      band integer := case when downwards then last else first end;
      best bigint[] := '{}';
    begin
      while cardinality(best) < wanted and band between first and last loop
        if downwards then
          case band %s
          end case;
          band := band - 1;
        else
          case band %s
          end case;
          band := band + 1;
        end if;
      end loop;
      return best;
    end $body$ $create$,
    (select string_agg(format('
            when %1$s then best := best || array(select product_id from product_search
              where terms @@ query and search_band(price_cents) = %1$s and %2$s
              order by %3$s limit wanted - cardinality(best));', band, ranged, orders ->> 'price desc'), '' order by band)
      from unnest(bands) band),
    (select string_agg(format('
            when %1$s then best := best || array(select product_id from product_search
              where terms @@ query and search_band(price_cents) = %1$s and %2$s
              order by %3$s limit wanted - cardinality(best));', band, ranged, orders ->> 'price asc'), '' order by band)
      from unnest(bands) band));

  -- How many a query finds within a range of prices, up to `listed`, and the first of them by a list; none of them where it is none.
  execute format($create$
    create function gather_in_bands(
      query tsquery, list text, lowest integer, highest integer, wanted integer, listed integer,
      out total integer, out ids bigint[]
    ) language plpgsql stable as $body$
    declare
      first constant integer := search_band(lowest);
      last constant integer := search_band(highest);
    begin
      case list %s
      else
        select least(count(*), listed) into total from (%s limit 50000) found;
      end case;
      ids := coalesce(ids, '{}');
    end $body$ $create$,
    (select string_agg(format(gather, list, by, in_bands), '') from jsonb_each_text(orders) each (list, by)), in_bands);

  -- The same within a category or a shop.
  execute format($create$
    create function gather_within(
      query tsquery, place tsquery, list text, lowest integer, highest integer, wanted integer, listed integer,
      out total integer, out ids bigint[]
    ) language plpgsql stable as $body$
    begin
      case list %s
      else
        select least(count(*), listed) into total from (%s limit 50000) found;
      end case;
      ids := coalesce(ids, '{}');
    end $body$ $create$,
    (select string_agg(format(gather, list, by, within_place), '') from jsonb_each_text(orders) each (list, by)), within_place);
end $do$;

-- One page of a search, as before (0061). `place` is the category or the shop it stays within, null without one.
create function search_products(
  tiers tsquery[], place tsquery, list text, lowest integer, highest integer, skip integer, take integer, listed integer,
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
  by_band boolean := false;
  wanted integer := skip + take;
  best bigint[] := '{}';
  more bigint[];
  tier tsquery;
  narrower tsquery;
begin
  select * into cut from product_search_cut c where c.list = 'sales';
  if listed > 0 then
    if cut.length is not null then
      select * into sample
      from look_at_best_sold(case when place is null then widest else widest && place end, lowest, up_to);
      estimate := sample.ranged * cut.whole / cut.length;
      -- To look into a band costs as much as reading a hundred products that a word finds beyond the range.
      by_band := place is null and (sample.worded - sample.ranged) * cut.whole / cut.length
        > 100 * (1 + search_band(up_to) - search_band(lowest));
    end if;
    -- The top tells when there are certainly many; else they are counted, and no tier is asked for more than there are.
    if estimate is null or estimate <= 1.5 * listed then
      if place is not null then
        select f.total, f.ids into total, best from gather_within(
          widest, place, case when cardinality(tiers) = 1 then list else 'none' end, lowest, up_to, wanted, listed) f;
      elsif by_band then
        select f.total, f.ids into total, best from gather_in_bands(
          widest, case when cardinality(tiers) = 1 then list else 'none' end, lowest, up_to, wanted, listed) f;
      elsif cardinality(tiers) = 1 then
        select f.total, f.ids into total, best
        from gather_and_count(widest, list, lowest, up_to, false, wanted, listed) f;
      else
        total := count_found(widest, lowest, up_to, false, listed);
      end if;
      if cardinality(tiers) = 1 then
        ids := best[skip + 1 : wanted];
        return;
      end if;
      wanted := least(wanted, total);
    end if;
  end if;
  foreach tier in array tiers loop
    exit when cardinality(best) >= wanted;
    narrower := case when narrower is null then tier else tier && !! narrower end;
    more := '{}';
    -- Few are gathered sooner than looked for.
    if cut.length is not null and (total is null or total > 200) then
      more := find_in_search_top(
        case when place is null then narrower else narrower && place end, list, lowest, up_to, wanted - cardinality(best));
    end if;
    if cardinality(more) < wanted - cardinality(best) then
      if place is not null then
        select f.ids into more
        from gather_within(narrower, place, list, lowest, up_to, wanted - cardinality(best), 0) f;
      elsif list in ('price asc', 'price desc') then
        more := walk_search_bands(narrower, lowest, up_to, list = 'price desc', wanted - cardinality(best));
      elsif by_band then
        select f.ids into more from gather_in_bands(narrower, list, lowest, up_to, wanted - cardinality(best), 0) f;
      else
        more := gather_first(narrower, list, lowest, up_to, wanted - cardinality(best));
      end if;
    end if;
    best := best || more;
    narrower := tier;
  end loop;
  ids := best[skip + 1 : wanted];
  total := case when cardinality(best) < wanted then cardinality(best) else coalesce(total, listed) end;
end $$;
