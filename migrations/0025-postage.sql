-- What sending a parcel costs and how long it takes. One row, there from the first day: postage costs nothing until
-- the seller says otherwise.
create table postage_terms (
  only_row         boolean primary key default true check (only_row),
  fee_cents        integer not null default 0 check (fee_cents >= 0),
  -- Goods of so much travel free, unless the product has a sum of its own.
  free_from_cents  integer not null default 8800 check (free_from_cents >= 0),
  -- What is paid before this hour leaves the same day.
  cut_off_hour     smallint not null default 16 check (cut_off_hour between 0 and 24),
  transit_days     smallint not null default 2 check (transit_days between 0 and 30),
  -- Days on which nothing leaves: of every week (1 is Monday), and of the calendar.
  closed_weekdays  smallint[] not null default '{}',
  closed_days      date[] not null default '{}'
);

insert into postage_terms default values;

-- Provinces that differ from the rest.
create table postage_province (
  province_id      integer primary key,
  surcharge_cents  integer not null default 0 check (surcharge_cents >= 0),
  delivered        boolean not null default true,
  transit_days     smallint check (transit_days between 0 and 30)
);

-- Without a sum of its own a product follows the shop's. Until now every product was given the default.
alter table product
  alter column free_shipping_cents drop not null,
  alter column free_shipping_cents drop default;
update product set free_shipping_cents = null where free_shipping_cents = 8800;

-- The day the parcel is expected, as the buyer was told; unknown for orders from before, none for virtual goods.
alter table shop_order add column expected_on date;
