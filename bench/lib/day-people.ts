import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { decide, openGateway, PAYMENT_PASSWORD, REASONS } from '#testing/builders/index.ts'
import { callWire } from '#testing/call-wire.ts'
import type { BenchBuyer } from './many-buyers.ts'
import { WIRE } from './wire-paths.ts'

type Good = { product_id: number; sku_price_id: number }
export type Placed = { id: number; order_sn: string }

/** What became of the day: what people were told was done, and how often they had to ask again. */
export type Told = { placed: Placed[]; paid: string[]; asked: number; unanswered: number; acts: number }

const [PAY_BALANCE, START_ALIPAY, ORDER_DETAIL, ASK_REFUND] = [
  '/v1/6486dd3a42bcc',
  '/v1/64803520af7e5',
  '/v1/order/detail',
  '/v1/65547d793754c',
]

/** People who buy, pay in one way or the other, think better of it, forget, and want money back; nobody gives up. */
export function dayPeople(origins: () => readonly string[], goods: readonly Good[]) {
  const told: Told = { placed: [], paid: [], asked: 0, unanswered: 0, acts: 0 }
  const anywhere = () => origins()[Math.floor(Math.random() * origins().length)] ?? ''

  async function insist<T>(ask: (origin: string) => Promise<T | undefined>): Promise<T> {
    for (;;) {
      const answer = await ask(anywhere()).catch(() => undefined)
      if (answer !== undefined) return answer
      told.unanswered += 1
      await wait(200)
    }
  }

  async function call<T>({ token }: BenchBuyer, wire: string, input: object): Promise<T | null> {
    const key = randomUUID()
    told.acts += 1
    const answer = await insist(async (origin) => {
      const said = await callWire(origin + wire, input, { token, key })
      return said.status < 500 && said.status !== 429 ? said : undefined
    })
    return answer.code === 1 ? (answer.data as T) : null
  }

  async function payAtGateway(buyer: BenchBuyer, order_sn: string): Promise<void> {
    const markup = await call<string>(buyer, START_ALIPAY, { order_sn })
    if (!markup) return
    const answered = (page: { status: number }) => page.status < 500
    const page = await insist(async (origin) => {
      const opened = await openGateway({ origin }, markup)
      return answered(opened) ? opened : undefined
    })
    // Whoever took too long finds the trade closed.
    if (!page.tradeNo) return
    await insist(async (origin) => answered(await decide({ origin }, page.tradeNo, 'pay')) || undefined)
  }

  async function wantMoneyBack(buyer: BenchBuyer, { id }: Placed, num: number): Promise<void> {
    const shown = await call<{ items: { id: number }[] }>(buyer, ORDER_DETAIL, { id })
    const request = { type: 'refund', reason: REASONS.refund, order_id: id, num }
    const asked = await call(buyer, ASK_REFUND, { ...request, order_item_id: shown?.items[0]?.id ?? 0 })
    if (asked) told.asked += 1
  }

  return {
    told,
    async visit(buyer: BenchBuyer, n: number): Promise<void> {
      const good = goods[n % goods.length]!
      const num = 1 + (n % 3)
      await call(buyer, WIRE.showProduct, { id: good.product_id })
      await call(buyer, WIRE.addToCart, { ...good, type: 'cover', num, id: 0 })
      const order = { goods_list: [{ ...good, num }], address_id: buyer.addressId }
      const placed = await call<Placed>(buyer, WIRE.createOrder, order)
      if (!placed) return
      told.placed.push(placed)
      const mood = n % 10
      if (mood === 0) return
      if (mood === 1) {
        await call(buyer, WIRE.cancelOrder, { id: placed.id })
        return
      }
      if (mood < 5) return payAtGateway(buyer, placed.order_sn)
      const input = { order_sn: placed.order_sn, pay_password: PAYMENT_PASSWORD }
      if (await call(buyer, PAY_BALANCE, input)) told.paid.push(placed.order_sn)
      if (mood > 7) await wantMoneyBack(buyer, placed, num)
    },
  }
}
