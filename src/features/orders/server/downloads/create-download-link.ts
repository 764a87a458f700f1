import { findDownloads } from '#features/catalogue/server/find-downloads.ts'
import { canDo, ITEM_REFUND } from '#features/orders/order-states.ts'
import type { ordersContract } from '#features/orders/orders-contract.ts'
import { DOWNLOAD_MINUTES } from '#features/orders/orders-rules.ts'
import type { Act } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import { later, minutes } from '#platform/time.ts'
import * as m from '#words'
import { findOrderBySn, itemsOf } from '../order-store.ts'
import { linkToFile, signLink } from './sign-link.ts'

export const createDownloadLink: Act<typeof ordersContract.createDownloadLink> = async (
  { order_sn, product_sku_id },
  context,
) => {
  const { tx, actor, now, language } = context
  const order = await findOrderBySn(tx, actor.id, order_sn)
  if (!order) return refuse(m.orders_none)
  if (!order.virtual) return refuse(m.orders_no_file)
  if (!canDo('download', order.status)) return refuse(m.orders_download_unpaid)
  const item = (await itemsOf(tx, [order.id])).find(({ sku_id }) => sku_id === product_sku_id)
  if (!item) return refuse(m.orders_no_file)
  if (item.refund_status !== ITEM_REFUND.none) return refuse(m.orders_download_refunding)
  const until = later(now, minutes(DOWNLOAD_MINUTES))
  const link = await signLink(tx, { itemId: item.id, buyerId: actor.id, until, language })
  const found = await findDownloads(tx, item.product_id)
  const [first, ...more] = found.map(({ id, name, bytes }) => ({
    name: name[language],
    bytes,
    url: linkToFile(link, id),
  }))
  return first ? { url: first.url, files: [first, ...more] } : refuse(m.orders_no_file)
}
