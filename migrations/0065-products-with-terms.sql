-- since 0063
-- Products that have all these terms, `most` of them at most, always by the index: of common terms PostgreSQL would rather read the
-- terms of all products one after another, which takes half a minute among a million.
create function products_with_terms(wanted tsquery, most integer) returns setof bigint language plpgsql stable
  set enable_seqscan = off set enable_indexscan = off as $$
begin
  return query select product_id from product_search where terms @@ wanted limit most;
end $$;
