-- Keys are changed one after the other: links signed with the one before hold until somebody forgets it.
alter table shop_secret
  add column previous text,
  add column made_at timestamptz not null default now();
