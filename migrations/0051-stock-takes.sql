-- A stock take: what people counted on the shelves of a category, a shop, or everywhere. It is booked once, as a whole, or dropped.
create table stock_take (
  id           bigint generated always as identity primary key,
  name         text not null check (length(name) between 1 and 60),
  -- Narrows what is counted; nothing narrows nothing.
  category_id  integer,
  shop_id      integer,
  begun_by     text not null,
  created_at   timestamptz not null,
  booked_by    text,
  booked_at    timestamptz,
  dropped_at   timestamptz,
  check ((booked_by is null) = (booked_at is null)),
  check (booked_at is null or dropped_at is null)
);

-- Each time somebody counted something. The last one of a sku holds; those before it say how it came about.
create table stock_count (
  id          bigint generated always as identity primary key,
  take_id     bigint not null references stock_take,
  sku_id      bigint not null,
  counted     integer not null check (counted between 0 and 1000000000),
  -- What had to lie there at that moment: for sale, or ordered and not packed yet.
  expected    integer not null,
  actor       text not null,
  created_at  timestamptz not null
);
create index stock_count_of_take on stock_count (take_id, sku_id, id desc);
