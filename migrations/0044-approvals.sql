-- What one person may not do alone. It waits, as it was asked for, until a second person agrees.
create table approval (
  id             bigint generated always as identity primary key,
  act            text not null check (act in ('refund', 'cancel', 'approve', 'offer', 'settle')),
  -- What was sent to the act, to be sent once more when somebody agrees.
  input          jsonb not null,
  -- What it is about, as people know it.
  thing          text not null,
  thing_id       text not null,
  buyer_id       bigint not null,
  order_sn       text not null default '',
  after_sale_id  bigint,
  cents          bigint not null check (cents > 0),
  reason         text not null default '',
  asked_by       bigint not null references person,
  asked_at       timestamptz not null,
  expires_at     timestamptz not null,
  state          text not null default 'open' check (state in ('open', 'agreed', 'declined', 'withdrawn', 'expired')),
  decided_by     bigint references person,
  decided_at     timestamptz,
  note           text not null default '',
  -- Nobody agrees to what they asked for themselves.
  check (state <> 'agreed' or decided_by <> asked_by)
);
-- A thing is asked about once at a time.
create unique index approval_open on approval (thing, thing_id) where state = 'open';
create index approval_due on approval (expires_at) where state = 'open';

-- What each person has given away alone on a day.
create table person_sum (
  person_id  bigint not null references person,
  day        date not null,
  cents      bigint not null check (cents >= 0),
  primary key (person_id, day)
);
