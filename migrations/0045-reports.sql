-- What was sold and given back, by the shop's day, kept so that a report reads some hundred rows however many orders
-- there are. Counted anew from orders and refunds while a day can still change (features/reports).
create table report_day (
  day             date not null,
  kind            text not null check (kind in ('all', 'product', 'category', 'region', 'reason')),
  -- A number of its kind, the words of a reason, or '' for all.
  key             text not null,
  orders          integer not null default 0,
  pieces          integer not null default 0,
  cents           bigint not null default 0,
  refunds         integer not null default 0,
  refunded_cents  bigint not null default 0,
  -- Buyers whose first order it was, and those who had bought before.
  new_buyers      integer not null default 0,
  old_buyers      integer not null default 0,
  primary key (kind, day, key)
);

-- Which days have been counted, and whether they can still change.
create table report_count (
  day         date primary key,
  counted_at  timestamptz not null,
  final       boolean not null
);

create index item_refund_by_time on item_refund (created_at);
