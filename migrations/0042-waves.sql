-- Orders that are picked in one walk through the shelves and packed into numbered boxes.
create table wave (
  id          bigint generated always as identity primary key,
  made_by     text not null,
  created_at  timestamptz not null,
  -- Once nothing in it waits to be packed.
  closed_at   timestamptz
);
create index wave_open on wave (id) where closed_at is null;

-- An order is in one wave at most: whoever makes the next one does not find it.
create table wave_order (
  order_id       bigint primary key references shop_order,
  wave_id        bigint not null references wave,
  box            smallint not null check (box between 1 and 40),
  -- Who is packing it; a claim runs out, so that a box is not kept by somebody who went home.
  claimed_by     text,
  claimed_until  timestamptz,
  held_because   text not null default '',
  packed_by      text,
  packed_at      timestamptz,
  unique (wave_id, box),
  check ((claimed_by is null) = (claimed_until is null)),
  check ((packed_by is null) = (packed_at is null))
);

-- How many pieces of an item lie in the box.
create table pack_line (
  order_item_id  bigint primary key references order_item,
  order_id       bigint not null references wave_order on delete cascade,
  packed         smallint not null check (packed >= 0)
);
create index pack_line_of_order on pack_line (order_id);

-- How many pieces of a sku were taken from the shelf for a wave.
create table pick_line (
  wave_id  bigint not null references wave,
  sku_id   bigint not null,
  picked   integer not null check (picked >= 0),
  primary key (wave_id, sku_id)
);

-- What a courier takes along on a day.
create index parcel_by_day on parcel (courier_id, sent_at);

-- What somebody wants to come back to.
create table order_flag (
  order_id    bigint primary key references shop_order,
  actor       text not null,
  created_at  timestamptz not null
);
create index shop_order_by_consignee on shop_order ((ship_to ->> 'consignee'), id desc);
