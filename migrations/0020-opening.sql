-- A slide may have its time; null: from the first day, or without an end.
alter table slide
  add column shown_from timestamptz,
  add column shown_until timestamptz,
  add check (shown_from < shown_until);

-- The seller puts the reasons in order.
alter table refund_reason add column position integer not null default 0;
update refund_reason set position = id;

-- Signs the links by which an owner looks at a shop that is not open yet.
insert into shop_secret (name, value) values
  ('preview', encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'));

-- A shop opens when somebody says so. One that sells already has been open all the time.
insert into setting (module, key, value)
  select 'site', 'open', '1' where exists (select from product);
