-- since 0064
-- As 0075 has it.
create function is_sound(i order_item) returns boolean language plpgsql immutable as $$
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
    and i.refunded_num between 0 and i.quantity
    and i.refunded_cents between 0 and i.pay_cents
    -- Refunded as a whole is what is refunded to the last piece and the last cent.
    and (i.refund_status = 2) = (i.refunded_num = i.quantity)
    and (i.refunded_num < i.quantity or i.refunded_cents = i.pay_cents)
    and i.restocked between 0 and i.refunded_num;
end $$;

select hold_to_one_check('order_item');
