-- since 0055
-- What a buyer reads in the seller's words may be written in English too; '' where nobody did, and everybody reads the first.
alter table after_sale
  add column refund_msg_en text not null default '',
  add column offer_note_en text not null default '';
alter table after_sale_event add column note_en text not null default '';
alter table order_event add column reason_en text not null default '';
