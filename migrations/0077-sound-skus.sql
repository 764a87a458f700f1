-- since 0064
-- As 0075 has it.
create function is_sound(s sku) returns boolean language plpgsql immutable as $$
begin
  return s.price_cents >= 0
    and s.market_price_cents >= s.price_cents
    and s.stock >= 0
    and s.taken >= 0
    and s.nominal_grams > 0
    and s.tolerance_permille between 0 and 1000
    and s.code <> ''
    and s.barcode <> '';
end $$;

select hold_to_one_check('sku');
