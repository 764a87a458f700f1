-- Pictures buyers have sent. The bytes are in the store under the same name; a row is what makes them somebody's.
create table upload (
  name        text primary key check (name ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
  buyer_id    bigint not null references buyer on delete cascade,
  purpose     text not null check (purpose in ('avatar', 'review', 'refund')),
  bytes       integer not null check (bytes > 0),
  width       integer not null check (width > 0),
  height      integer not null check (height > 0),
  created_at  timestamptz not null default now(),
  -- When something of the shop began to show it. What nothing shows is taken away after a day.
  claimed_at  timestamptz
);

create index upload_of_buyer on upload (buyer_id, created_at);
create index upload_unclaimed on upload (created_at) where claimed_at is null;
