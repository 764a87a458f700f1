import { sql } from 'kysely'
import { AFTER_SALE, OPEN } from '#features/after-sales/after-sale-states.ts'
import type { BookInvariant } from '#features/after-sales/book-invariants.ts'
import { CLOSED, ITEM_REFUND, ORDER, PAID } from '#features/orders/order-states.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { ReadTx } from '#platform/database/tx.ts'

/** An invariant of money or stock, and a query for whatever breaks it. */
type Check = { invariant: BookInvariant; broken: string }

/** Which invariant does not hold, how often, and for which row first. */
export type BookFault = { invariant: BookInvariant; count: number; example: string }

/** Each query answers one column: what tells the row at fault. */
const CHECKS: readonly Check[] = [
  {
    // Every entry adds up to nothing.
    invariant: 'entries',
    broken: `select 'entry ' || entry_id from ledger_line group by entry_id having sum(amount_cents) <> 0`,
  },
  {
    // A wallet holds what its lines add up to, in and out apart.
    invariant: 'wallets',
    broken: `select 'buyer ' || coalesce(w.buyer_id, l.buyer_id) from wallet w full join (
        select buyer_id, sum(amount_cents) as balance,
          coalesce(sum(amount_cents) filter (where amount_cents > 0), 0) as came,
          coalesce(-sum(amount_cents) filter (where amount_cents < 0), 0) as went
        from ledger_line where buyer_id is not null group by buyer_id
      ) l on l.buyer_id = w.buyer_id
      where (w.balance_cents, w.in_cents, w.out_cents) is distinct from (l.balance, l.came, l.went)`,
  },
  {
    // What the books say we owe is what is on its way back.
    invariant: 'owed',
    broken: `select 'owed ' || booked || ', on its way ' || wanted from (select
        (select coalesce(sum(amount_cents), 0) from ledger_line where account = 'refunds_owed') as booked,
        (select coalesce(sum(amount_cents), 0) from refund where status not in ('done', 'settled')) as wanted) sums
      where booked <> wanted`,
  },
  {
    // What the books say was paid by other ways is what the seller says was.
    invariant: 'outside',
    broken: `select 'booked ' || booked || ', settled ' || settled from (select
        (select coalesce(sum(amount_cents), 0) from ledger_line where account = 'paid_outside') as booked,
        (select coalesce(sum(amount_cents), 0) from refund where status = 'settled') as settled) sums
      where booked <> settled`,
  },
  {
    // What the books say Alipay holds for us is what came from there and did not go back.
    invariant: 'provider',
    broken: `select 'booked ' || booked || ', received ' || received from (select
        (select coalesce(-sum(amount_cents), 0) from ledger_line where account = 'alipay') as booked,
        (select coalesce(sum(r.amount_cents), 0) from receipt r join payment p on p.id = r.payment_id
          where p.method = 'alipay') -
        (select coalesce(sum(f.amount_cents), 0) from refund f join receipt r on r.id = f.receipt_id
          join payment p on p.id = r.payment_id where p.method = 'alipay' and f.status = 'done') as received) sums
      where booked <> received`,
  },
  {
    // The items of an order add up to it, before and after the coupon.
    invariant: 'amounts',
    broken: `select 'order ' || o.id from shop_order o join (
        select order_id, sum(price_cents * quantity) as goods, sum(pay_cents) as pay
        from order_item group by order_id
      ) i on i.order_id = o.id
      where i.goods <> o.goods_cents or i.pay + o.dispatch_cents <> o.pay_cents
      union all
      select 'order ' || o.id from shop_order o
      where not exists (select from order_item i where i.order_id = o.id)`,
  },
  {
    // A paid order is booked once with what it costs; any other is not booked.
    invariant: 'sales',
    broken: `select 'order ' || o.id from shop_order o left join (
        select e.order_id, count(distinct e.id) as entries,
          coalesce(sum(l.amount_cents) filter (where l.account = 'revenue'), 0) as revenue,
          coalesce(-sum(l.amount_cents) filter (where l.account = 'promotions'), 0) as promotions,
          coalesce(-sum(l.amount_cents) filter (where l.account in ('alipay', 'buyer')), 0) as money
        from ledger_entry e join ledger_line l on l.entry_id = e.id where e.kind = 'sale' group by e.order_id
      ) s on s.order_id = o.id
      where case when o.paid_at is null or o.goods_cents + o.dispatch_cents = 0 then s.order_id is not null
        else (s.entries, s.revenue, s.promotions, s.money) is distinct from
          (1::bigint, (o.goods_cents + o.dispatch_cents)::numeric, o.discount_cents::numeric, o.pay_cents::numeric) end`,
  },
  {
    // Money that pays an order is just what it costs; an order that is not paid has none.
    invariant: 'receipts',
    broken: `select 'order ' || o.id from shop_order o
      left join receipt r on r.order_id = o.id and r.used_for = 'order'
      where case when o.paid_at is null or o.pay_cents = 0 then r.id is not null
        else r.amount_cents is distinct from o.pay_cents end`,
  },
  {
    // What nothing waited for goes back as a whole.
    invariant: 'surplus',
    broken: `select 'receipt ' || id from receipt where used_for = 'surplus' and refunded_cents <> amount_cents`,
  },
  {
    // A receipt knows what of it goes back.
    invariant: 'refunds',
    broken: `select 'receipt ' || r.id from receipt r left join (
        select receipt_id, sum(amount_cents) as cents from refund group by receipt_id
      ) f on f.receipt_id = r.id
      where coalesce(f.cents, 0) <> r.refunded_cents`,
  },
  {
    // What left the stock is what orders hold or have bought.
    invariant: 'stock',
    broken: `select 'sku ' || s.id from sku s left join (
        select i.sku_id, sum(i.quantity - i.restocked) as units
        from order_item i join shop_order o on o.id = i.order_id where o.status not in (${CLOSED.join()}) group by i.sku_id
      ) t on t.sku_id = s.id
      where s.stock < 0 or s.taken <> coalesce(t.units, 0)`,
  },
  {
    // The moves of a sku add up to its stock, and those of one that left add up to nothing.
    invariant: 'stock_moves',
    broken: `select 'sku ' || coalesce(s.id, m.sku_id) from sku s full join (
        select sku_id, sum(units) as units from stock_move group by sku_id
      ) m on m.sku_id = s.id
      where coalesce(s.stock, 0) <> coalesce(m.units, 0)`,
  },
  {
    // A coupon is counted when redeemed, held by the order it is for, used when that is paid, free when it closes.
    invariant: 'coupons',
    broken: `select 'coupon ' || c.id from coupon c left join (
        select coupon_id, count(*) as buyers from buyer_coupon group by coupon_id
      ) b on b.coupon_id = c.id
      where c.redeemed <> coalesce(b.buyers, 0) or c.redeemed > c.cap
      union all
      select 'order ' || o.id from shop_order o join buyer_coupon b on b.id = o.buyer_coupon_id
      where case when o.status in (${CLOSED.join()}) or o.cancelled_at is not null then b.order_id = o.id
        else b.order_id is distinct from o.id or (b.used_at is null) = (o.status in (${PAID.join()})) end
      union all
      select 'buyer coupon ' || b.id from buyer_coupon b left join shop_order o on o.id = b.order_id
      where b.order_id is not null and o.buyer_coupon_id is distinct from b.id`,
  },
  {
    // The last event of an order says the state it is in; nothing has happened yet to one that waits for its payment.
    invariant: 'events',
    broken: `select 'order ' || o.id from shop_order o left join lateral (
        select to_status from order_event e where e.order_id = o.id order by e.id desc limit 1
      ) last on true
      where coalesce(last.to_status, ${ORDER.awaitingPayment}) <> o.status`,
  },
  {
    // An item says whether a request for it is open, its last step says the state it is in, and what was settled was
    // given back and never more than the item cost.
    invariant: 'after_sales',
    broken: `select 'after-sale ' || a.id from after_sale a join order_item i on i.id = a.order_item_id
      left join lateral (
        select to_status from after_sale_event e where e.after_sale_id = a.id order by e.id desc limit 1
      ) last on true
      where last.to_status is distinct from a.status or i.order_id <> a.order_id
        or (a.status in (${OPEN.join()}) and i.refund_status <> ${ITEM_REFUND.open})
        or a.num > i.quantity
        or (a.status = ${AFTER_SALE.settled}) <> exists (select from item_refund r
          where r.after_sale_id = a.id and r.order_item_id = i.id and r.cents = a.refund_cents)
        or a.refund_cents > i.pay_cents
      union all
      select 'order ' || a.order_id from (
        select order_id, sum(refund_cents) as cents from after_sale where status = ${AFTER_SALE.settled} group by order_id
      ) a left join (
        select order_id, sum(amount_cents) as cents from refund where reason = 'after_sale' group by order_id
      ) f on f.order_id = a.order_id
      where a.cents > coalesce(f.cents, 0)`,
  },
  {
    // What an item says went back is what was written down, piece by piece and cent by cent; each sum reached the buyer
    // as one refund; what was packed is what the scales said last; postage went back with the last of what never left, and not otherwise.
    invariant: 'item_refunds',
    broken: `select 'item ' || i.id from order_item i left join (
        select order_item_id, sum(pieces) as pieces, sum(cents) as cents from item_refund group by order_item_id
      ) r on r.order_item_id = i.id
      where i.refunded_num <> coalesce(r.pieces, 0) or i.refunded_cents <> coalesce(r.cents, 0)
      union all
      select 'weighed item ' || i.id from order_item i left join lateral (
        select grams from weighing w where w.order_item_id = i.id and not w.dropped order by w.id desc limit 1
      ) last on true
      where i.packed_grams is distinct from last.grams
      union all
      select 'refund ' || f.id from refund f join (
        select refund_id, sum(cents) as cents from item_refund where refund_id is not null group by refund_id
      ) r on r.refund_id = f.id
      where r.cents <> f.amount_cents
      union all
      select 'order ' || o.id from shop_order o
      left join item_refund p on p.order_id = o.id and p.kind = 'postage'
      where coalesce(p.cents, 0) <> case when o.paid_at is not null and (o.postage_back or not exists (
        select from order_item i
        where i.order_id = o.id and (i.refund_status <> ${ITEM_REFUND.refunded} or i.sent > 0)
      )) then o.dispatch_cents else 0 end`,
  },
]

/** Reads all books and answers what does not hold: nothing, in a shop where everything is right. */
export async function checkBooks(tx: ReadTx): Promise<BookFault[]> {
  const faults: BookFault[] = []
  for (const { invariant, broken } of CHECKS) {
    const rows = await select<{ count: number; example: string | null }>(tx)`
      select count(*) as count, min(what) as example from (${sql.raw(broken)}) as found(what)`
    const [found] = rows
    if (found && found.count > 0) faults.push({ invariant, count: found.count, example: found.example ?? '' })
  }
  return faults
}
