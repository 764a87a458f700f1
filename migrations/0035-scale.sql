-- The books of a day or a month: entries are written in the order of time, so a few pages hold them.
create index ledger_entry_by_time on ledger_entry using brin (created_at) with (autosummarize = on);

-- Orders by province, city or district, in either language.
create index shop_order_by_place on shop_order using gin ((array[
  ship_to -> 'province_name' ->> 'zh_CN', ship_to -> 'province_name' ->> 'en_US',
  ship_to -> 'city_name' ->> 'zh_CN', ship_to -> 'city_name' ->> 'en_US',
  ship_to -> 'district_name' ->> 'zh_CN', ship_to -> 'district_name' ->> 'en_US']));

-- Keys are written in the order of time and swept by age, once an hour; every write that may be retried adds one.
drop index idempotency_by_age;
create index idempotency_by_age on idempotency using brin (created_at) with (autosummarize = on);
