-- The shop's own pictures. The file that came is kept once, privately, and every size is encoded from it; pictures that
-- show another part of the same file share it. What a name shows never changes, so a browser may keep it for ever.
create table picture (
  name           text primary key check (name ~ '^p-[0-9a-f]{32}(-[0-9]{4})?$'),
  -- Where the file lies in the private store: pictures of the same file have the same.
  original       text not null,
  -- As the seller's file was called, for finding it again.
  original_name  text not null default '',
  -- Of the file as it came; width and height as it is looked at, turned the right way up.
  bytes          integer not null check (bytes > 0),
  width          integer not null check (width > 0),
  height         integer not null check (height > 0),
  -- What must stay in sight when it is cut to another shape: 0, 0 is the top left.
  focus_x        double precision not null default 0.5 check (focus_x between 0 and 1),
  focus_y        double precision not null default 0.5 check (focus_y between 0 and 1),
  alt            texts not null default '{"zh_CN": "", "en_US": ""}',
  -- Since when nothing of the shop shows it; what stays so for a day is taken away.
  unused_since   timestamptz default now(),
  created_at     timestamptz not null default now()
);

create index picture_of_original on picture (original);
create index picture_unused on picture (unused_since) where unused_since is not null;

alter table product
  -- How it must be kept on its way, and how long it keeps from the day it leaves.
  add cold_class  text not null default 'ambient' check (cold_class in ('ambient', 'chilled', 'frozen', 'live')),
  add shelf_days  smallint check (shelf_days between 1 and 3650),
  add origin      texts not null default '{"zh_CN": "", "en_US": ""}',
  add storage     texts not null default '{"zh_CN": "", "en_US": ""}',
  -- A product is begun without pictures, but none is for sale without.
  drop constraint product_covers_check,
  add constraint product_covers_check check (cardinality(covers) > 0 or not on_sale);

alter table sku
  -- What the seller calls it, and what the scanner reads; nobody has to have them.
  add code                text check (code <> ''),
  add barcode             text check (barcode <> ''),
  -- Goods that are weighed: what a piece should weigh, and how much of that may be missing.
  add nominal_grams       integer check (nominal_grams > 0),
  add tolerance_permille  smallint not null default 0 check (tolerance_permille between 0 and 1000);

create unique index sku_by_code on sku (code) where code is not null;
create unique index sku_by_barcode on sku (barcode) where barcode is not null;
