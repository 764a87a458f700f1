-- New and recommended products in every order a list may have; the orders of 0001 are by time and by sales alone.
create index product_new_by_sales on product (sales desc, id desc) where on_sale and is_new;
create index product_new_by_price on product (price_cents, id) where on_sale and is_new;
create index product_recommended_by_price on product (price_cents, id) where on_sale and is_recommended;
create index product_recommended_by_time on product (published_at desc, id desc) where on_sale and is_recommended;
