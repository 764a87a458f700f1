-- since 0063
-- The words of what is on sale once more, a band of prices at a time (search_band). PostgreSQL keeps them as it keeps any index: a price that
-- changes moves its product to another band in the same statement.
create index concurrently if not exists product_search_band_0 on product_search using gin (terms)
  where on_sale and search_band(price_cents) = 0;
create index concurrently if not exists product_search_band_1 on product_search using gin (terms)
  where on_sale and search_band(price_cents) = 1;
create index concurrently if not exists product_search_band_2 on product_search using gin (terms)
  where on_sale and search_band(price_cents) = 2;
create index concurrently if not exists product_search_band_3 on product_search using gin (terms)
  where on_sale and search_band(price_cents) = 3;
create index concurrently if not exists product_search_band_4 on product_search using gin (terms)
  where on_sale and search_band(price_cents) = 4;
create index concurrently if not exists product_search_band_5 on product_search using gin (terms)
  where on_sale and search_band(price_cents) = 5;
create index concurrently if not exists product_search_band_6 on product_search using gin (terms)
  where on_sale and search_band(price_cents) = 6;
create index concurrently if not exists product_search_band_7 on product_search using gin (terms)
  where on_sale and search_band(price_cents) = 7;
create index concurrently if not exists product_search_band_8 on product_search using gin (terms)
  where on_sale and search_band(price_cents) = 8;
create index concurrently if not exists product_search_band_9 on product_search using gin (terms)
  where on_sale and search_band(price_cents) = 9;
create index concurrently if not exists product_search_band_10 on product_search using gin (terms)
  where on_sale and search_band(price_cents) = 10;
create index concurrently if not exists product_search_band_11 on product_search using gin (terms)
  where on_sale and search_band(price_cents) = 11;
create index concurrently if not exists product_search_band_12 on product_search using gin (terms)
  where on_sale and search_band(price_cents) = 12;
create index concurrently if not exists product_search_band_13 on product_search using gin (terms)
  where on_sale and search_band(price_cents) = 13;
create index concurrently if not exists product_search_band_14 on product_search using gin (terms)
  where on_sale and search_band(price_cents) = 14;
