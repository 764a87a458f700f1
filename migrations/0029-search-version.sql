-- By which rules a product's terms were made. When the rules change, a sweep makes those of older ones anew.
alter table product_search add version smallint not null default 0;
create index product_search_version on product_search (version);
