import { findAddress } from '#features/address/server/address-store.ts'
import type { ordersContract } from '#features/orders/orders-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { actorKey } from '#platform/contract/actor.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { lockOrder } from './lock-order.ts'
import { findOrder, itemsOf } from './order-store.ts'
import { redirectOrder } from './redirect-order.ts'
import { showOrder } from './show-order.ts'

export const changeOrderAddress: Act<typeof ordersContract.changeOrderAddress> = async (
  { id, address_id },
  context,
) => {
  const { tx, actor, now, language } = context
  const order = (await lockOrder(tx, actor.id, id)) ?? refuse(m.orders_none)
  const to = (await findAddress(tx, actor.id, address_id)) ?? refuse(m.orders_no_address)
  await redirectOrder(tx, { order, to, actor: actorKey(actor), language, now })
  const changed = (await findOrder(tx, actor.id, id)) ?? refuse(m.orders_none)
  return withMessage(showOrder(changed, await itemsOf(tx, [id]), context), m.orders_address_changed)
}
