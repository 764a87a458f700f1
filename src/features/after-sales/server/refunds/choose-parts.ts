import { ITEM_REFUND } from '#features/orders/order-states.ts'
import { centsOf, type Left, leftOf, piecesWith } from '#features/orders/refund-rules.ts'
import type { RefundedPart } from '#features/orders/server/count-refund.ts'
import type { ItemRow } from '#features/orders/server/show-order.ts'
import { type Cents, splitCents, toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export type Chosen = {
  sku_id?: number | undefined
  num?: number | undefined
  amount?: Cents | undefined
  percent?: number | undefined
}
type Rest = { itemId: number; left: Left; paid: Cents }

/** What goes back of which item: of one or of all, some pieces, a sum, a part, or all that is left. Refused where it cannot. */
export function chooseParts(items: readonly ItemRow[], given: Chosen): RefundedPart[] {
  const { sku_id, num, amount, percent } = given
  const chosen = sku_id === undefined ? items : items.filter((item) => item.sku_id === sku_id)
  if (chosen.length === 0) refuse(m.refunds_no_item, { sku: sku_id ?? 0 })
  // One way out of an item's money at a time: the buyer waits for an answer.
  if (chosen.some((item) => item.refund_status === ITEM_REFUND.open)) refuse(m.refunds_open_request)
  const rest = chosen
    .map((item) => ({ itemId: item.id, left: leftOf(item), paid: item.pay_cents }))
    .filter(({ left }) => left.pieces > 0)
  const [first] = rest
  if (!first) return refuse(m.refunds_nothing_left)
  if (amount !== undefined) return splitSum(rest, amount)
  if (percent !== undefined) return rest.map((item) => sharePercent(item, percent))
  if (num === undefined) return rest.map(({ itemId, left }) => ({ itemId, ...left }))
  if (num > first.left.pieces) refuse(m.refunds_too_many, { left: first.left.pieces })
  return [{ itemId: first.itemId, pieces: num, cents: centsOf(first.left, num) }]
}

/** So much of what was paid for an item; a cent that cannot be split goes to the buyer. */
function sharePercent({ itemId, left, paid }: Rest, percent: number): RefundedPart {
  const cents = Math.ceil((paid * percent) / 100)
  if (cents > left.cents) refuse(m.refunds_too_much, { left: toYuan(left.cents) })
  return { itemId, pieces: piecesWith(left, cents), cents }
}

/** A sum for a whole order is a sum for each of its items, by what is left of them. */
function splitSum(rest: readonly Rest[], amount: Cents): RefundedPart[] {
  if (amount <= 0) refuse(m.refunds_amount_wrong)
  const weights = rest.map(({ left }) => left.cents)
  const all = weights.reduce((sum, cents) => sum + cents, 0)
  if (amount > all) refuse(m.refunds_too_much, { left: toYuan(all) })
  const shares = splitCents(amount, weights)
  return rest
    .map(({ itemId, left }, at) => ({
      itemId,
      pieces: piecesWith(left, shares[at] ?? 0),
      cents: shares[at] ?? 0,
    }))
    .filter(({ pieces, cents }) => pieces > 0 || cents > 0)
}
