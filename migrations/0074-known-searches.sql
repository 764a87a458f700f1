-- since 0064
-- A search whose number of goods is known asks less (decision 88): that there are lists of the first need not be asked before one
-- of them is looked into, and by price the bands (0067) are looked into at once. Of the cheapest and the dearest a word is seldom; where
-- it is, its band is read sooner. Within a category or a shop the lists are looked into as before. Answers stay what they were.
create or replace function search_products(
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
  if listed > 0 then
    select * into cut from product_search_cut c where c.list = 'sales';
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
    -- Few are gathered sooner than looked for. By price the bands are finer than the top of the list.
    if (listed = 0 or cut.length is not null) and (total is null or total > 200)
      and (place is not null or list not in ('price asc', 'price desc')) then
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
