import type { Logistics, ordersContract, Parcel } from '#features/orders/orders-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { findOrder } from './order-store.ts'
import { findParcels } from './parcels/find-parcels.ts'

export const showLogistics: Act<typeof ordersContract.showLogistics> = async ({ id }, context) => {
  const order = await findOrder(context.tx, context.actor.id, id)
  if (!order) return refuse(m.orders_none)
  if (order.virtual) return refuse(m.orders_no_parcel)
  return (await findLogistics(context.tx, id, context.language)) ?? refuse(m.orders_not_shipped)
}

/** The first parcel, as the specification has it, and all of them; nothing while none has left. */
async function findLogistics(
  tx: ReadTx,
  orderId: number,
  language: Language,
): Promise<Logistics | undefined> {
  const parcels = await findParcels(tx, orderId, language)
  const [first] = parcels
  return first && { ...withoutGoods(first), parcels }
}

const withoutGoods = ({ parcel_id: _, goods: __, ...first }: Parcel) => first
