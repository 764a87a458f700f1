import type { ordersContract } from '#features/orders/orders-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { prepareSelect } from '#platform/database/prepare.ts'
import { prepared } from '#platform/database/prepared.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { ordersOf } from './order-store.ts'
import { FOLLOWED_COLUMNS, readConfirmDays, showFollowed } from './show-followed.ts'

export const orderDetail: Act<typeof ordersContract.orderDetail> = async ({ id }, context) => {
  const { tx, actor } = context
  const [[order], confirmDays] = await Promise.all([
    findOrder(tx, { buyerId: actor.id, id }),
    readConfirmDays(tx),
  ])
  return order ? showFollowed(order, confirmDays, context) : refuse(m.orders_none)
}

const findOrder = prepareSelect((tx, { buyerId, id }: { buyerId: number; id: number }) =>
  ordersOf(tx, buyerId).modifyFront(prepared).where('id', '=', id).select(FOLLOWED_COLUMNS),
)
