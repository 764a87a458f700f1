-- Who wrote a post; empty where it is the shop itself.
alter table post
  add column author          texts not null default '{"zh_CN": "", "en_US": ""}',
  add column author_picture  text not null default '';

-- The goods a post speaks of, in the order they are shown under it.
create table post_product (
  post_id     bigint not null references post on delete cascade,
  product_id  bigint not null references product on delete cascade,
  position    smallint not null,
  primary key (post_id, product_id)
);

-- The other way round: which posts speak of a product.
create index post_product_of_product on post_product (product_id, post_id);
