-- One row for a buyer and a product, whose `active` flips: a toggle is one statement, so none is lost in a race.
create table favourite (
  buyer_id    bigint not null references buyer on delete cascade,
  product_id  bigint not null references product on delete cascade,
  active      boolean not null default true,
  changed_at  timestamptz not null,
  primary key (buyer_id, product_id)
);

create index favourite_of_buyer on favourite (buyer_id, changed_at desc, product_id desc) where active;

-- The last time a buyer looked at a product.
create table footprint (
  buyer_id    bigint not null references buyer on delete cascade,
  product_id  bigint not null references product on delete cascade,
  viewed_at   timestamptz not null,
  primary key (buyer_id, product_id)
);

create index footprint_of_buyer on footprint (buyer_id, viewed_at desc, product_id desc);
create index footprint_by_age on footprint (viewed_at);
