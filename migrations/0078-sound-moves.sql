-- since 0064
-- As 0075 has it.
create function is_sound(m stock_move) returns boolean language plpgsql immutable as $$
begin
  return m.kind in ('opening', 'ordered', 'closed', 'returned', 'set', 'added', 'taken', 'imported', 'removed')
    and m.units <> 0
    and m.stock >= 0;
end $$;

select hold_to_one_check('stock_move');
