-- since 0064
-- Money for pieces that are missing, and for weight, may wait for a second person while packing goes on.
alter table approval drop constraint approval_act_check;
alter table approval add constraint approval_act_check
  check (act in ('refund', 'cancel', 'approve', 'offer', 'settle', 'refunds', 'postage', 'short', 'weight'));

-- Pieces that could not be found and whose money waits, and how much that is: they are not to be packed, and not paid back either.
alter table order_item add column missing smallint not null default 0;
alter table order_item add column missing_cents bigint not null default 0;

-- Nobody agreed to what a reading of the scales means: it stays written down, and is neither the first nor the last reading.
alter table weighing add column dropped boolean not null default false;

-- Nobody agreed to that money, so the box is packed or weighed again. Until it is closed it is not shipped.
alter table wave_order add column to_repack boolean not null default false;

-- As 0076 has it, and no more pieces are missing than neither left nor were paid back before they did.
create or replace function is_sound(i order_item) returns boolean language plpgsql immutable as $$
begin
  return i.price_cents >= 0
    and i.quantity between 1 and 99
    and i.pay_cents >= 0
    and i.nominal_grams > 0
    and i.tolerance_permille between 0 and 1000
    and i.packed_grams >= 0
    and i.after_sale_hours >= 24
    and i.sent >= 0
    and i.withheld between 0 and i.refunded_num
    and i.sent + i.withheld <= i.quantity
    and i.missing between 0 and i.quantity - i.sent - i.withheld
    and i.missing_cents between 0 and i.pay_cents - i.refunded_cents
    and (i.missing > 0 or i.missing_cents = 0)
    and i.refunded_num between 0 and i.quantity
    and i.refunded_cents between 0 and i.pay_cents
    -- Refunded as a whole is what is refunded to the last piece and the last cent.
    and (i.refund_status = 2) = (i.refunded_num = i.quantity)
    and (i.refunded_num < i.quantity or i.refunded_cents = i.pay_cents)
    and i.restocked between 0 and i.refunded_num;
end $$;
