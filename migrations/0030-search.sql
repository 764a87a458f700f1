-- What products are found by. `terms` are computed by the application (server/search/terms.ts); the other columns are
-- copies, kept by the trigger below, so that ranking reads these small rows alone.
create table product_search (
  product_id    bigint primary key references product on delete cascade,
  sales         integer not null,
  price_cents   integer not null,
  published_at  timestamptz not null,
  on_sale       boolean not null,
  -- The pinyin of the Chinese name, a syllable for each character: what was typed in pinyin is marked with it.
  syllables     text not null,
  terms         tsvector not null
  -- Room on the page: a change of `sales` then touches no index.
) with (fillfactor = 80, toast_tuple_target = 128);

-- Out of the row (see FILLED in terms.ts): a page then holds dozens of rows instead of four.
alter table product_search
  alter column terms set storage external,
  alter column syllables set storage external;

create index product_search_terms on product_search using gin (terms);

-- The best sold once more: most searches are answered from these few rows, however large the catalogue.
create table product_search_head (
  product_id    bigint primary key references product_search on delete cascade,
  sales         integer not null,
  price_cents   integer not null,
  published_at  timestamptz not null,
  on_sale       boolean not null,
  terms         tsvector not null
) with (fillfactor = 80, toast_tuple_target = 128);

alter table product_search_head alter column terms set storage external;

create index product_search_head_terms on product_search_head using gin (terms);

-- The last of the head: whatever is sold more, or as often and known longer, belongs to it. Before there is a cut the
-- head holds everything. `head` and `whole` are how many there were when it was made.
create table product_search_cut (
  sales       integer not null,
  product_id  bigint not null,
  head        integer not null,
  whole       integer not null
);

-- Puts products into the head or takes them out, as their sales have it.
create function place_in_search_head(wanted bigint[]) returns void language sql as $$
  with belonging as (
    select s.* from product_search s left join product_search_cut c on true
    where s.product_id = any (wanted) and (c.sales is null or (s.sales, -s.product_id) >= (c.sales, -c.product_id))
  ), gone as (
    delete from product_search_head
    where product_id = any (wanted) and product_id not in (select product_id from belonging)
  )
  insert into product_search_head (product_id, sales, price_cents, published_at, on_sale, terms)
  select product_id, sales, price_cents, published_at, on_sale, terms from belonging order by product_id
  on conflict (product_id) do update
    set sales = excluded.sales, price_cents = excluded.price_cents, published_at = excluded.published_at,
        on_sale = excluded.on_sale, terms = excluded.terms
$$;

create function follow_product_in_search() returns trigger language plpgsql as $$
begin
  update product_search
    set sales = new.sales, price_cents = new.price_cents, published_at = new.published_at, on_sale = new.on_sale
    where product_id = new.id;
  perform place_in_search_head(array[new.id]);
  return null;
end $$;

create trigger search_follows_product
  after update of sales, price_cents, published_at, on_sale on product
  for each row
  when ((old.sales, old.price_cents, old.published_at, old.on_sale)
    is distinct from (new.sales, new.price_cents, new.published_at, new.on_sale))
  execute function follow_product_in_search();

-- The functions below answer a search at a cost that does not grow with the catalogue. Plans are made once (the kind of
-- look is chosen here, not by statistics), and a table is never read through.

-- The best sold of what a query finds, out of `among` where that is given. The head answers for what is common, and what
-- it does not hold enough of is rare; should it be common all the same, no more than 50,000 are ranked.
create function find_best_sold(
  query tsquery, lowest integer, highest integer, among bigint[], wanted integer
) returns bigint[] language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare
  best bigint[];
begin
  best := array(
    select product_id from product_search_head
    where terms @@ query and on_sale and price_cents between lowest and highest
    order by sales desc, product_id limit wanted);
  if cardinality(best) >= wanted or not exists (select from product_search_cut) then
    return best;
  end if;
  if among is not null then
    return array(
      select product_id from (select * from product_search where product_id = any (among) offset 0) near
      where terms @@ query and on_sale
      order by sales desc, product_id limit wanted);
  end if;
  return array(
    select product_id from (select * from product_search where terms @@ query and on_sale limit 50000) found
    where price_cents between lowest and highest
    order by sales desc, product_id limit wanted);
end $$;

-- What a query finds by `key`, price or time: all of it is sorted.
create function sort_found(
  query tsquery, key text, way text, lowest integer, highest integer, among bigint[], wanted integer
) returns bigint[] language plpgsql stable set enable_seqscan = off
as $$
declare
  sorted bigint[];
begin
  execute format(
    'select array(select product_id from (%1$s) found
       where on_sale and price_cents between $2 and $3
       order by %2$I %3$s, product_id %3$s limit $5)',
    case
      when among is null then 'select * from product_search where terms @@ $1'
      else 'select * from (select * from product_search where product_id = any ($4) offset 0) near where terms @@ $1'
    end, key, way)
    into sorted using query, lowest, highest, among, wanted;
  return sorted;
end $$;

-- The same for what is common: met soon on a walk along the index of that order. Bitmaps are off because the planner
-- would rather gather everything first.
create function walk_to_found(
  query tsquery, key text, way text, lowest integer, highest integer, wanted integer
) returns bigint[] language plpgsql stable set enable_seqscan = off set enable_bitmapscan = off
as $$
declare
  sorted bigint[];
begin
  execute format(
    'select array(select p.id from product p join product_search s on s.product_id = p.id
       where p.on_sale and p.price_cents between $2 and $3 and s.terms @@ $1
       order by p.%1$I %2$s, p.id %2$s limit $4)', key, way)
    into sorted using query, lowest, highest, wanted;
  return sorted;
end $$;

-- How many a query finds, counted no further than to `listed`. While there is no cut the head is the whole; afterwards
-- it tells when they are certainly many.
create function count_found(
  query tsquery, lowest integer, highest integer, among bigint[], listed integer
) returns integer language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare
  cut product_search_cut;
  counted integer;
begin
  select count(*) into counted from (
    select from product_search_head
    where terms @@ query and on_sale and price_cents between lowest and highest limit listed) in_head;
  select * into cut from product_search_cut;
  if not found or counted >= listed then return counted; end if;
  if counted::bigint * cut.whole / cut.head > 1.5 * listed then return listed; end if;
  if among is not null then
    select count(*) into counted from (
      select from (select * from product_search where product_id = any (among) offset 0) near
      where terms @@ query and on_sale limit listed) in_range;
    return counted;
  end if;
  select count(*) into counted from (
    select from (select * from product_search where terms @@ query and on_sale limit 50000) found
    where price_cents between lowest and highest limit listed) in_whole;
  return counted;
end $$;

-- Whether a query finds so many that they should not all be looked at.
create function is_common(query tsquery) returns boolean
  language sql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
  select coalesce((
    select (select count(*) from product_search_head where terms @@ query) * whole / head > 5000
    from product_search_cut), false)
$$;

-- One page of a search. `tiers` are queries from the narrowest to the widest, each a part of the next: by sales, all of
-- a tier come before the rest of the next; by price or time only the widest counts. `highest` is null without a range.
create function search_products(
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
    else
      best := sort_found(widest, key, way, lowest, up_to, among, wanted);
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

-- The English words of names, each with the forms it has when one letter is left out: words one slip apart share one.
create table search_word (
  word   text primary key,
  forms  text[] not null
);

create index search_word_forms on search_word using gin (forms);
