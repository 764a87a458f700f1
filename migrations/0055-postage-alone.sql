-- since 0054
-- The postage of an order went back by itself: it does not once more with the last of the goods.
alter table shop_order add column postage_back boolean not null default false;

alter table approval drop constraint approval_act_check;
alter table approval add constraint approval_act_check
  check (act in ('refund', 'cancel', 'approve', 'offer', 'settle', 'refunds', 'postage'));
