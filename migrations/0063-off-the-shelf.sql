-- since 0060
-- What is off the shelf is little and looked for at the desk; every index of products so far is of what is on sale.
create index concurrently if not exists product_off_shelf on product (id) where not on_sale;
