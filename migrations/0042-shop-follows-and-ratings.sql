-- Counted where it is shown, in the same transaction as the follow or the review it counts.
alter table shop
  add column follower_count integer not null default 0 check (follower_count >= 0),
  add column rating_count integer not null default 0 check (rating_count >= 0),
  add column rating_sum integer not null default 0 check (rating_sum >= 0);

-- As with favourites, `active` flips, so that a toggle is one statement.
create table shop_follow (
  buyer_id    bigint not null references buyer on delete cascade,
  shop_id     integer not null references shop on delete cascade,
  active      boolean not null default true,
  changed_at  timestamptz not null,
  primary key (buyer_id, shop_id)
);

create index shop_follow_of_buyer on shop_follow (buyer_id, changed_at desc, shop_id desc) where active;
