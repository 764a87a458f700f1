import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { hash } from '@node-rs/argon2'
import type { Database } from '#platform/database/database.ts'
import { run } from '#platform/database/raw-sql.ts'
import { aNotice, decide, fillWallet, openGateway, PAYMENT_PASSWORD } from '#testing/builders/index.ts'
import { callWire } from '#testing/call-wire.ts'
import { type BenchBuyer, makeBuyers } from './many-buyers.ts'

/** What the shop has told a buyer was done: each is looked for later. */
export type Acknowledged = {
  carts: { buyer_id: number; sku_id: number; num: number }[]
  orders: { buyer_id: number; order_sn: string }[]
  /** Said to be paid at once. */
  paid: { order_sn: string; method: 'balance' | 'alipay' }[]
  /** Paid at the gateway, which tells the shop until it has heard. */
  taken: { order_sn: string; trade_no: string }[]
}

export const PURSE = 500_000
const AT_ONCE = 8
const IN_STOCK = 300
/** So many answers in a row, a few from every lane, and the shop serves. */
const CALM = 3 * AT_ONCE

type Good = { product_id: number; sku_price_id: number }
type Scene = { database: Database; origin: string; goods: readonly Good[] }

/**
 * Buyers who fill a cart, order and pay, each once, and who send everything again that was not answered, as their
 * browsers would: with the same key. Nobody gives up, so in the end every one of them was told that it was done.
 */
export async function openBuyers({ database, origin, goods }: Scene) {
  const acknowledged: Acknowledged = { carts: [], orders: [], paid: [], taken: [] }
  const figures = { unanswered: 0, refused: [] as string[] }
  const waiting: BenchBuyer[] = []
  const all: number[] = []
  /** Sent at which moment, and answered or not. */
  const heard = new Set<(sentAt: number, answered: boolean) => void>()
  let [served, stopping] = [0, false]

  /** Buyers come in batches, written straight into the database while it is up. */
  async function refill(): Promise<void> {
    if (waiting.length > IN_STOCK / 2) return
    const fresh = await database.write((tx) => makeBuyers(tx, IN_STOCK))
    const secret = await hash(PAYMENT_PASSWORD, { memoryCost: 8, timeCost: 1 })
    const ids = fresh.map(({ id }) => id)
    await run(
      database.statement,
    )`update buyer set payment_password_hash = ${secret} where id = any(${ids}::bigint[])`
    for (const id of ids) await fillWallet(database, id, PURSE)
    waiting.push(...fresh)
    all.push(...ids)
  }

  async function insist<T>(ask: () => Promise<T | undefined>): Promise<T> {
    for (;;) {
      const sentAt = performance.now()
      const answer = await ask().catch(() => undefined)
      for (const listener of heard) listener(sentAt, answer !== undefined)
      if (answer !== undefined) return answer
      figures.unanswered += 1
      await wait(100)
    }
  }

  async function call<T>(buyer: BenchBuyer, path: string, input: object): Promise<T> {
    const key = randomUUID()
    const answer = await insist(async () => {
      const told = await callWire(origin + path, input, { token: buyer.token, key })
      return told.status < 500 ? told : undefined
    })
    if (answer.code !== 1) figures.refused.push(`${path}: ${answer.msg}`)
    return answer.data as T
  }

  async function buy(buyer: BenchBuyer, n: number): Promise<void> {
    const good = goods[n % goods.length] as Good
    const num = 1 + (n % 3)
    await call(buyer, '/v1/654ade75d7027', { ...good, type: 'cover', num, id: 0 })
    acknowledged.carts.push({ buyer_id: buyer.id, sku_id: good.sku_price_id, num })
    const placed = await call<{ order_sn: string; pay_fee: string } | null>(buyer, '/v1/654b227c8f8fa', {
      goods_list: [{ ...good, num }],
      address_id: buyer.addressId,
    })
    if (!placed) return
    const { order_sn } = placed
    acknowledged.orders.push({ buyer_id: buyer.id, order_sn })
    if (n % 3 === 0) {
      const paid = await call(buyer, '/v1/6486dd3a42bcc', { order_sn, pay_password: PAYMENT_PASSWORD })
      if (paid) acknowledged.paid.push({ order_sn, method: 'balance' })
      return
    }
    const markup = await call<string | null>(buyer, '/v1/64803520af7e5', { order_sn })
    if (markup) await (n % 3 === 1 ? payAtGateway(order_sn, markup) : hearNotice(placed, markup))
  }

  async function payAtGateway(order_sn: string, markup: string): Promise<void> {
    const trade_no = await insist(async () => (await openGateway({ origin }, markup)).tradeNo || undefined)
    await insist(async () => ((await decide({ origin }, trade_no, 'pay')).status === 200 ? true : undefined))
    acknowledged.taken.push({ order_sn, trade_no })
  }

  /** The provider's own words, twice, as it may send them. */
  async function hearNotice({ order_sn, pay_fee }: { order_sn: string; pay_fee: string }, markup: string) {
    const sn = /out_trade_no&quot;:&quot;(\w+)/.exec(markup)?.[1] ?? ''
    const notice = await insist(() => aNotice({ database }, { sn, amount: pay_fee }))
    const tell = () =>
      insist(async () => {
        const response = await fetch(`${origin}/payment/alipay/notice`, {
          method: 'POST',
          body: new URLSearchParams(notice),
        })
        return (await response.text()) === 'success' ? true : undefined
      })
    await tell()
    acknowledged.paid.push({ order_sn, method: 'alipay' })
    await tell()
  }

  async function lane(): Promise<void> {
    while (!stopping) {
      const buyer = waiting.shift()
      if (!buyer) {
        await wait(20)
        continue
      }
      served += 1
      await buy(buyer, served)
    }
  }

  await refill()
  const lanes = Promise.all(Array.from({ length: AT_ONCE }, lane))
  return {
    acknowledged,
    figures,
    refill,
    buyers: all,
    /** Seconds from now until everything that is asked is answered again. */
    servedAgain(): Promise<number> {
      const from = performance.now()
      let [since, answers] = [0, 0]
      return new Promise((resolve) => {
        const listener = (sentAt: number, answered: boolean) => {
          if (sentAt < from) return
          // What a dying server still answers does not count.
          answers = answered ? answers + 1 : 0
          if (answers === 1) since = performance.now()
          if (answers < CALM) return
          heard.delete(listener)
          resolve((since - from) / 1000)
        }
        heard.add(listener)
      })
    },
    /** Everyone who has begun finishes, however often they have to ask. */
    async leave(): Promise<void> {
      stopping = true
      await lanes
    },
  }
}
