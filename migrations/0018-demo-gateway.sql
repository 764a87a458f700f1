-- What the stand-in for Alipay knows. It is a party of its own and reads no other table; empty outside demo mode.

-- The keys it signs with.
create table demo_gateway_key (
  name   text primary key,
  value  text not null
);

create table demo_trade (
  trade_no        text primary key,
  out_trade_no    text not null,
  subject         text not null,
  amount_cents    bigint not null check (amount_cents > 0),
  refunded_cents  bigint not null default 0 check (refunded_cents between 0 and amount_cents),
  status          text not null check (status in ('WAIT_BUYER_PAY', 'TRADE_SUCCESS', 'TRADE_CLOSED')),
  notify_url      text not null,
  return_url      text not null,
  time_expire     timestamptz not null,
  created_at      timestamptz not null,
  -- Set by "pay later": the bank confirms then, come what may.
  pays_at         timestamptz,
  paid_at         timestamptz,
  -- When the notice is next sent, until the shop answers `success`.
  notify_after    timestamptz,
  notify_tries    integer not null default 0
);

create index demo_trade_by_number on demo_trade (out_trade_no);
create index demo_trade_to_pay on demo_trade (pays_at) where pays_at is not null;
create index demo_trade_to_notify on demo_trade (notify_after) where notify_after is not null;

create table demo_refund (
  trade_no        text not null references demo_trade,
  out_request_no  text not null,
  amount_cents    bigint not null check (amount_cents > 0),
  created_at      timestamptz not null,
  primary key (trade_no, out_request_no)
);
