import { outcomeOf } from '#features/after-sales/after-sale-states.ts'
import type { SellerAfterSale } from '#features/after-sales/after-sales-seller-contract.ts'
import type { LockedAfterSale } from '#features/after-sales/server/lock-after-sale.ts'
import { foreseeCents } from '#features/after-sales/server/refunds/foresee-cents.ts'
import { askSecond } from '#features/approvals/server/ask-second.ts'
import { itemsOf } from '#features/orders/server/order-store.ts'
import { type WithMessage, type WriteContext, withMessage } from '#platform/contract/act.ts'
import type { Seller } from '#platform/contract/actor.ts'
import { type Cents, toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

type Asked = { act: 'approve' | 'offer'; input: object; cents?: Cents; reason?: string }

/** Whether a decision about a locked request waits for a second person, and under which number. */
export async function askAbout(
  context: WriteContext<Seller>,
  { sale, order }: LockedAfterSale,
  { act, input, cents, reason = '' }: Asked,
): Promise<number | undefined> {
  // Nobody is asked about what could not be done.
  if (outcomeOf('approve', sale) === undefined) refuse(m.aftersales_moved_on)
  const part = { itemId: sale.order_item_id, pieces: sale.num, cents: sale.refund_cents }
  return askSecond(context, {
    act,
    input,
    thing: 'after-sale',
    thingId: sale.sn,
    buyerId: sale.buyer_id,
    orderSn: order.order_sn,
    afterSaleId: sale.id,
    cents: cents ?? foreseeCents(order, await itemsOf(context.tx, [order.id]), [part]),
    reason,
  })
}

/** The request is as it was. */
export const sayWaits = (
  shown: SellerAfterSale,
  approval_id: number,
  cents: Cents,
): WithMessage<SellerAfterSale & { approval_id: number }> =>
  withMessage({ ...shown, approval_id }, m.approvals_asked, { amount: toYuan(cents) })
