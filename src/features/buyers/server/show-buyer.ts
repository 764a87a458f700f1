import { openSessions } from '#features/account/server/sessions/list-sessions.ts'
import { nameDevice } from '#features/account/server/sessions/name-device.ts'
import { selectRequests, showRequest } from '#features/after-sales/server/seller/show-for-seller.ts'
import type { buyersSellerContract } from '#features/buyers/buyers-seller-contract.ts'
import { sellerOrders, showLine } from '#features/orders/server/seller/list-seller-orders.ts'
import { findBalance } from '#features/wallet/server/find-balance.ts'
import type { Act } from '#platform/contract/act.ts'
import { toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { shopTime } from '#platform/time.ts'
import * as m from '#words'
import { selectBuyers, showBuyerLine } from './show-buyer-line.ts'

/** The latest say who it is; all of them stand in the lists of orders and requests. */
const SHOWN = 20

export const showBuyer: Act<typeof buyersSellerContract.showBuyer> = async (
  { id },
  { tx, now, language },
) => {
  const buyer = await selectBuyers(tx).where('id', '=', id).executeTakeFirst()
  if (!buyer) return refuse(m.buyers_none, { id })
  const orders = await sellerOrders(tx, language)
    .where('shop_order.buyer_id', '=', id)
    .orderBy('shop_order.id', 'desc')
    .limit(SHOWN)
    .execute()
  const requests = await selectRequests(tx)
    .where('after_sale.buyer_id', '=', id)
    .orderBy('after_sale.id', 'desc')
    .limit(SHOWN)
    .execute()
  const thread = tx.selectFrom('support_thread').select('id').where('buyer_id', '=', id)
  const sessions = await openSessions(tx, id, now)
  return {
    buyer: showBuyerLine(buyer),
    orders: orders.map((order) => showLine(order, true)),
    requests: requests.map((row) => showRequest(row, language)),
    balance: toYuan(await findBalance(tx, id)),
    thread_id: (await thread.executeTakeFirst())?.id ?? 0,
    sessions: sessions.map((row) => ({
      ...nameDevice(row.user_agent),
      create_time: shopTime(row.created_at),
      last_time: shopTime(row.last_seen_at),
    })),
  }
}
