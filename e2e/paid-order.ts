import type { Page } from '@playwright/test'
import { ORDER } from '#features/orders/order-states.ts'
import { call } from './buying.ts'
import { expect } from './journey.ts'
import { type Good, sql } from './shop-database.ts'

export type PaidOrder = { id: number; itemId: number }

type Placed = { id: number; order_sn: string; items: { id: number }[] }

/** An order of one good, placed and paid with Alipay as the pages do it, but without them. */
export async function havePaidOrder(page: Page, good: Good, num = 1): Promise<PaidOrder> {
  const [address] = await call<{ id: number }[]>(page, '/v1/65489e972a761')
  const order = await call<Placed>(page, '/v1/654b227c8f8fa', {
    goods_list: [{ product_id: good.productId, sku_price_id: good.skuId, num }],
    address_id: address?.id,
  })
  const { order_sn } = order
  const markup = await call<string>(page, '/v1/64803520af7e5', { order_sn })
  const plain = (text = '') => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  const form = Object.fromEntries(
    [...markup.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value]) => [
      name,
      plain(value),
    ]),
  )
  const gateway = await page.request.post(plain(/action="([^"]*)"/.exec(markup)?.[1]), { form })
  const tradeNo = /name="trade_no" value="(\d+)"/.exec(await gateway.text())?.[1] ?? ''
  await page.request.post('/demo-alipay/decide', { form: { trade_no: tradeNo, decision: 'pay' } })
  await expect
    .poll(async () => (await call<{ state: string }>(page, '/v1/payment/state', { order_sn })).state, {
      timeout: 60_000,
    })
    .toBe('paid')
  return { id: order.id, itemId: order.items[0]?.id ?? 0 }
}

/** The order has arrived: what the seller, the courier and the buyer do on other pages. */
export const haveReceived = ({ id }: PaidOrder) =>
  sql(
    `with moved as (
       update shop_order
       set status = ${ORDER.received}, shipped_at = now(), received_at = now() where id = $1 returning id
     ), sent as (
       update order_item set sent = quantity from moved where order_id = moved.id
     )
     insert into order_event (order_id, from_status, to_status, actor, reason, created_at)
     select id, ${ORDER.paid}, ${ORDER.received}, 'shop', 'moved by a journey', now() from moved`,
    [id],
  )

/** The simulated seller packs what was paid a while ago; this one it leaves alone for as long as a journey takes. */
export const haveUnpacked = ({ id }: PaidOrder) =>
  sql(`update shop_order set paid_at = now() + interval '10 minutes' where id = $1`, [id])
