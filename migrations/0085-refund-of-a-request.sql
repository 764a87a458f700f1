-- Which refund settled a request, so that its page can say whether the money has arrived.
alter table after_sale add column refund_id bigint references refund;

-- Both were written in the transaction that settled the request, at the same moment and for the same amount. Two items
-- of an order settled in one moment for one amount cannot be told apart, nor need they be: each gets a refund of its own.
with settled as (
  select id, order_id, refund_cents, changed_at,
    row_number() over (partition by order_id, refund_cents, changed_at order by id) as turn
  from after_sale where status = 4 and refund_cents > 0
), given as (
  select id, order_id, amount_cents, created_at,
    row_number() over (partition by order_id, amount_cents, created_at order by id) as turn
  from refund where reason = 'after_sale'
)
update after_sale set refund_id = given.id
from settled join given on given.order_id = settled.order_id and given.amount_cents = settled.refund_cents
  and given.created_at = settled.changed_at and given.turn = settled.turn
where after_sale.id = settled.id;

create unique index after_sale_refund on after_sale (refund_id) where refund_id is not null;
