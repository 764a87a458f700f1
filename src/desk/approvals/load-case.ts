import { desk } from '#desk/desk-api.ts'
import type { Approval } from '#features/approvals/approvals-seller-contract.ts'
import { dataOf } from '#web/call-api.ts'

/** All that a second person wants to know of what is asked for. */
export async function loadCase(approval: Approval) {
  const { after_sale_id, order_sn, buyer_id, thing, thing_id } = approval
  const [request, order, buyer, batch] = await Promise.all([
    after_sale_id ? dataOf(desk.afterSalesSeller.showSellerAfterSale({ id: after_sale_id })) : undefined,
    order_sn ? dataOf(desk.ordersSeller.showSellerOrder({ order_sn })) : undefined,
    buyer_id ? dataOf(desk.buyersSeller.showBuyer({ id: buyer_id })) : undefined,
    thing === 'batch' ? dataOf(desk.batchesSeller.showBatch({ id: Number(thing_id) })) : undefined,
  ])
  return { approval, request, order, buyer, batch }
}

export type Case = Awaited<ReturnType<typeof loadCase>>
