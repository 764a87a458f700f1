-- A file of prices changes thousands of products in a few statements: search follows a statement at a time, which
-- costs a sixth of following row by row.
drop trigger search_follows_product on product;
drop function follow_product_in_search();

create function follow_products_in_search() returns trigger language plpgsql as $$
declare
  moved bigint[];
  sold bigint[];
begin
  -- What is bought changes its place in one list only, and much is bought.
  select array_agg(id) filter (where is_moved), array_agg(id) filter (where not is_moved)
  into moved, sold
  from (
    select became.id, (was.price_cents, was.published_at, was.on_sale)
      is distinct from (became.price_cents, became.published_at, became.on_sale) as is_moved
    from products_before was join products_after became on became.id = was.id
    where (was.sales, was.price_cents, was.published_at, was.on_sale)
      is distinct from (became.sales, became.price_cents, became.published_at, became.on_sale)
  ) followed;
  if moved is null and sold is null then
    return null;
  end if;
  -- Rows are locked in the order of ids, as everywhere.
  perform from product_search where product_id = any (moved || sold) order by product_id for no key update;
  update product_search s
    set sales = p.sales, price_cents = p.price_cents, published_at = p.published_at, on_sale = p.on_sale
    from products_after p
    where s.product_id = p.id and p.id = any (moved || sold);
  if sold is not null then
    perform place_in_search_top(sold, array['sales']);
  end if;
  if moved is not null then
    perform place_in_search_top(moved, array['sales', 'price asc', 'price desc', 'time asc', 'time desc']);
  end if;
  return null;
end $$;

create trigger search_follows_products
  after update on product
  referencing old table as products_before new table as products_after
  for each statement
  execute function follow_products_in_search();
