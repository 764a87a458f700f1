-- What products are found by. `terms` are computed by the application (server/search/terms.ts); the other columns are
-- copies, kept by the trigger below, so that ranking reads these small rows alone.
create table product_search (
  product_id    bigint primary key references product on delete cascade,
  sales         integer not null,
  price_cents   integer not null,
  published_at  timestamptz not null,
  on_sale       boolean not null,
  -- The pinyin of the Chinese name, a syllable for each character: what was typed in pinyin is marked with it.
  -- Out of the row like `terms` (see FILLED in terms.ts): a page then holds dozens of rows instead of four.
  syllables     text storage external not null,
  terms         tsvector storage external not null
  -- Room on the page: a change of `sales` then touches no index.
) with (fillfactor = 80, toast_tuple_target = 128);

create index product_search_terms on product_search using gin (terms);
-- With the index of words it tells where both a word and a price are met before any row is read.
create index product_search_price on product_search (price_cents) where on_sale;

-- The first products of every order are held once more, in a top list for each: most searches are answered from these
-- few rows, whatever they are sorted by, however large the catalogue (decision 10).

-- Where a product stands in a list: less is further to the front, and `search_tie` tells those of one place apart.
create function search_place(list text, sales integer, price_cents integer, published_at timestamptz) returns bigint
  language sql stable
  return case list
    when 'sales' then -sales
    when 'price asc' then price_cents
    when 'price desc' then -price_cents
    when 'time asc' then (extract(epoch from published_at) * 1000000)::bigint
    else -(extract(epoch from published_at) * 1000000)::bigint
  end;

create function search_tie(list text, product_id bigint) returns bigint
  language sql immutable
  return case when list in ('price desc', 'time desc') then -product_id else product_id end;

-- The last place of each top list; there are none while the catalogue is so small that all of it may be looked at.
-- `length` and `whole` are how many stood in the list and on sale when it was cut.
create table product_search_cut (
  list    text primary key,
  place   bigint not null,
  tie     bigint not null,
  length  integer not null,
  whole   integer not null
);

create table product_search_top (
  list         text not null,
  product_id   bigint not null references product_search on delete cascade,
  place        bigint not null,
  tie          bigint not null,
  price_cents  integer not null,
  terms        tsvector storage external not null,
  primary key (product_id, list)
) partition by list (list);

-- One index of words each: a search never meets the words of another list.
create table product_search_top_sales partition of product_search_top for values in ('sales')
  with (fillfactor = 80, toast_tuple_target = 128);
create table product_search_top_cheapest partition of product_search_top for values in ('price asc')
  with (fillfactor = 80, toast_tuple_target = 128);
create table product_search_top_dearest partition of product_search_top for values in ('price desc')
  with (fillfactor = 80, toast_tuple_target = 128);
create table product_search_top_oldest partition of product_search_top for values in ('time asc')
  with (fillfactor = 80, toast_tuple_target = 128);
create table product_search_top_newest partition of product_search_top for values in ('time desc')
  with (fillfactor = 80, toast_tuple_target = 128);

create index product_search_top_terms on product_search_top using gin (terms);

-- Whether products stand at the top of some lists, and where, as what is known of them has it. Words are not looked
-- at: whoever changes them takes the product out of its top lists first.
create function place_in_search_top(wanted bigint[], lists text[]) returns void language sql as $$
  with belonging as (
    select c.list, s.product_id, at.place, at.tie, s.price_cents, s.terms
    from product_search_cut c
    join product_search s on s.product_id = any (wanted)
    cross join lateral (select search_place(c.list, s.sales, s.price_cents, s.published_at) as place,
      search_tie(c.list, s.product_id) as tie) at
    where c.list = any (lists) and s.on_sale and (at.place, at.tie) <= (c.place, c.tie)
  ), gone as (
    delete from product_search_top f
    where f.product_id = any (wanted) and f.list = any (lists)
      and not exists (select from belonging b where b.list = f.list and b.product_id = f.product_id)
  )
  insert into product_search_top as f (list, product_id, place, tie, price_cents, terms)
  select list, product_id, place, tie, price_cents, terms from belonging order by product_id, list
  on conflict (product_id, list) do update
    set place = excluded.place, price_cents = excluded.price_cents
    where (f.place, f.price_cents) is distinct from (excluded.place, excluded.price_cents)
$$;

create function follow_product_in_search() returns trigger language plpgsql as $$
begin
  update product_search
    set sales = new.sales, price_cents = new.price_cents, published_at = new.published_at, on_sale = new.on_sale
    where product_id = new.id;
  perform place_in_search_top(array[new.id],
    -- What is bought changes its place in one list only, and much is bought.
    case when (old.price_cents, old.published_at, old.on_sale) = (new.price_cents, new.published_at, new.on_sale)
      then array['sales'] else array['sales', 'price asc', 'price desc', 'time asc', 'time desc'] end);
  return null;
end $$;

create trigger search_follows_product
  after update of sales, price_cents, published_at, on_sale on product
  for each row
  when ((old.sales, old.price_cents, old.published_at, old.on_sale)
    is distinct from (new.sales, new.price_cents, new.published_at, new.on_sale))
  execute function follow_product_in_search();

-- Makes the top lists `wanted` long again, or does without them in a catalogue that is little longer.
create function cut_search_top(wanted integer) returns void language plpgsql as $$
declare
  on_sale_now constant integer := (select count(*) from product_search where on_sale);
begin
  -- One cuts at a time. Sales go on meanwhile: what they place by an old cut is put right by the next.
  lock table product_search_cut in exclusive mode;
  delete from product_search_cut;
  if on_sale_now > 2 * wanted then
    insert into product_search_cut (list, place, tie, length, whole)
    select lists.list, last.place, last.tie, wanted, on_sale_now
    from unnest(array['sales', 'price asc', 'price desc', 'time asc', 'time desc']) lists (list)
    cross join lateral (
      select search_place(lists.list, s.sales, s.price_cents, s.published_at) as place,
        search_tie(lists.list, s.product_id) as tie
      from product_search s where s.on_sale
      order by 1, 2 offset wanted - 1 limit 1) last;
  end if;
  -- Rows are locked in the order of ids, as everywhere.
  with beyond as (
    select f.list, f.product_id from product_search_top f
    where not exists (
      select from product_search_cut c where c.list = f.list and (f.place, f.tie) <= (c.place, c.tie))
    order by f.product_id, f.list for update of f
  )
  delete from product_search_top f using beyond b where f.list = b.list and f.product_id = b.product_id;
  insert into product_search_top (list, product_id, place, tie, price_cents, terms)
  select c.list, s.product_id, at.place, at.tie, s.price_cents, s.terms
  from product_search_cut c
  join product_search s on s.on_sale
  cross join lateral (select search_place(c.list, s.sales, s.price_cents, s.published_at) as place,
    search_tie(c.list, s.product_id) as tie) at
  where (at.place, at.tie) <= (c.place, c.tie)
  order by s.product_id, c.list
  on conflict (product_id, list) do nothing;
end $$;

-- The functions below answer a search at a cost that hardly grows with the catalogue. Plans are made once (the kind of
-- look is chosen here, not by statistics), and a table is never read through.

-- How many a query finds, by its share of the best sold; nothing while there are no top lists.
create function estimate_found(query tsquery, lowest integer, highest integer) returns bigint
  language sql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
  select (select count(*) from product_search_top
    where list = 'sales' and terms @@ query and price_cents between lowest and highest) * whole / length
  from product_search_cut where list = 'sales'
$$;

-- The first of what a query finds, as far as the top of the list holds them.
create function find_in_search_top(
  query tsquery, list text, lowest integer, highest integer, wanted integer
) returns bigint[]
  language sql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
  select array(
    select f.product_id from product_search_top f
    where f.list = find_in_search_top.list and f.terms @@ query and f.price_cents between lowest and highest
    order by f.place, f.tie limit wanted)
$$;

-- All of what a query finds, within a range of prices where `highest` is given: the first of it by a list, and how many
-- there are, up to `listed`. No more than 50,000 are looked at.
create function gather_found(
  query tsquery, list text, lowest integer, highest integer, wanted integer, listed integer,
  out total integer, out ids bigint[]
) language plpgsql stable
  -- Without plain index scans: they would read through the catalogue in the order of its ids.
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_indexscan = off
as $$
begin
  if highest is null then
    with found as materialized (
      select product_id, search_place(list, sales, price_cents, published_at) as place
      from product_search where terms @@ query and on_sale limit 50000)
    select least((select count(*) from found), listed),
      array(select product_id from found order by place, search_tie(list, product_id) limit wanted)
    into total, ids;
  else
    with found as materialized (
      select product_id, search_place(list, sales, price_cents, published_at) as place
      from product_search
      where terms @@ query and on_sale and price_cents between lowest and highest limit 50000)
    select least((select count(*) from found), listed),
      array(select product_id from found order by place, search_tie(list, product_id) limit wanted)
    into total, ids;
  end if;
end $$;

-- One page of a search. `tiers` are queries from the narrowest to the widest, each a part of the next: all of a tier come
-- before the rest of the next. `highest` is null without a range; where `listed` is 0 nobody asks how many there are.
create function search_products(
  tiers tsquery[], list text, lowest integer, highest integer, skip integer, take integer, listed integer,
  out total integer, out ids bigint[]
) language plpgsql stable
as $$
declare
  widest constant tsquery := tiers[cardinality(tiers)];
  up_to constant integer := coalesce(highest, 2147483647);
  estimate constant bigint := estimate_found(widest, lowest, up_to);
  wanted integer := skip + take;
  best bigint[] := '{}';
  more bigint[];
  tier tsquery;
  narrower tsquery;
begin
  -- The top tells when there are certainly many; else they are counted, and no tier is asked for more than there are.
  if listed > 0 and (estimate is null or estimate <= 1.5 * listed) then
    select f.total, f.ids into total, best from gather_found(widest, list, lowest, highest, wanted, listed) f;
    if cardinality(tiers) = 1 or total = 0 then
      ids := best[skip + 1 : wanted];
      return;
    end if;
    wanted := least(wanted, total);
    best := '{}';
  end if;
  foreach tier in array tiers loop
    exit when cardinality(best) >= wanted;
    narrower := case when narrower is null then tier else tier && !! narrower end;
    more := '{}';
    if estimate is not null then
      more := find_in_search_top(narrower, list, lowest, up_to, wanted - cardinality(best));
    end if;
    if cardinality(more) < wanted - cardinality(best) then
      select f.ids into more
      from gather_found(narrower, list, lowest, highest, wanted - cardinality(best), 0) f;
    end if;
    best := best || more;
    narrower := tier;
  end loop;
  ids := best[skip + 1 : wanted];
  total := case when cardinality(best) < wanted then cardinality(best) else coalesce(total, listed) end;
end $$;

-- The English words of names, each with the forms it has when one letter is left out: words one slip apart share one.
create table search_word (
  word   text primary key,
  forms  text[] not null
);

create index search_word_forms on search_word using gin (forms);
