-- Some coupons lie open for every buyer to collect; the others want their code.
alter table coupon add column collectable boolean not null default false;

-- From then on nobody gets one any more. Who has one may use it until its last day.
alter table coupon add column ended_at timestamptz;
