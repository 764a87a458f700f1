-- since 0055
-- The file a courier takes in, where the owner wants it otherwise than it is given: which columns, in their order.
create table courier_template (
  courier_id  integer primary key references courier on delete cascade,
  columns     jsonb not null check (jsonb_typeof(columns) = 'array'),
  changed_at  timestamptz not null
);

-- What is where in the file that comes back from a courier, by the headings of its first row.
create table courier_reading (
  courier_id      integer primary key references courier on delete cascade,
  order_heading   text not null,
  number_heading  text not null,
  -- '' where the whole file is the courier's.
  courier_heading text not null default '',
  changed_at      timestamptz not null
);

-- To which address a courier makes the label of an order; the address itself stays with the order.
create table courier_export (
  order_id       bigint not null references shop_order on delete cascade,
  courier_id     integer not null references courier on delete cascade,
  ship_to_digest bytea not null,
  exported_at    timestamptz not null,
  primary key (order_id, courier_id)
);
