import { randomUUID } from 'node:crypto'
import type { Database } from '#platform/database/database.ts'
import { aGood } from '#testing/builders/index.ts'
import { callWire } from '#testing/call-wire.ts'
import { makeBuyers } from './many-buyers.ts'
import { note } from './report.ts'
import { WIRE } from './wire-paths.ts'

const BUYERS = 2000
const NO_ANSWER = 0

type Scene = { database: Database; origins: readonly string[]; atOnce: number }

/**
 * Visitors who look and buyers who fill carts and order, on a shop with demo goods, by one entrance or several. Each
 * request is sent once, never repeated: whatever is not a success has failed.
 */
export async function loadShop({ database, origins, atOnce }: Scene) {
  const good = await aGood(database, { stock: 1_000_000, cents: 1280 })
  const buyers = await database.write((tx) => makeBuyers(tx, BUYERS))
  const failed: string[] = []
  const wrong: string[] = []
  let [sent, orders, stopping] = [0, 0, false]

  async function ask<T>(
    what: string,
    request: () => Promise<{ status: number } & T>,
  ): Promise<T | undefined> {
    sent += 1
    const answer = await request().catch((error: Error) => ({
      status: NO_ANSWER,
      why: String(error.cause ?? error),
    }))
    if (answer.status === 200) return answer as T
    failed.push(`${what}: ${'why' in answer ? answer.why : answer.status}`)
    return undefined
  }

  const page = (address: string) =>
    ask(address, async () => {
      const response = await fetch(address)
      const html = await response.text()
      if (response.ok && !html.endsWith('</html>')) wrong.push(`${address} is cut short`)
      return response
    })

  /** Somebody looks around, fills a cart and orders. */
  async function visit(n: number): Promise<void> {
    const origin = origins[n % origins.length] ?? ''
    const { token, addressId } = buyers[n % BUYERS]!
    const call = <T>(wire: string, input: object, key?: string) =>
      ask(wire, () => callWire(origin + wire, input, key ? { token, key } : { token })) as Promise<
        { code: number; data: T; msg: string } | undefined
      >
    await page(origin + (n % 2 ? '/' : `/product-details/${1 + (n % 50)}`))
    const num = 1 + (n % 9)
    if (!(await call(WIRE.addToCart, { ...good, type: 'cover', num, id: 0 }))) return
    const cart = await call<{ num: number }[]>(WIRE.listCart, {})
    if (cart && cart.data[0]?.num !== num) wrong.push('another cart')
    const order = { goods_list: [{ ...good, num: 1 }], address_id: addressId }
    const placed = await call(WIRE.createOrder, order, randomUUID())
    if (placed && placed.code !== 1) wrong.push(placed.msg)
    if (placed) orders += 1
    await page(`${origin}/search`)
  }

  async function lane(first: number): Promise<void> {
    for (let n = first; !stopping; n += atOnce) await visit(n)
  }

  // What is run most has been compiled before anything is counted.
  for (let n = 0; n < 2 * atOnce; n += 1) await visit(n)
  const lanes = Promise.all(Array.from({ length: atOnce }, (_, n) => lane(n)))
  return {
    failed,
    wrong,
    orders: () => orders,
    /** Everybody who is on the way comes to an end. */
    async stop(): Promise<void> {
      stopping = true
      await lanes
    },
    note(what: string): void {
      note(`${what}: failed of ${sent}`, first(failed), '0', failed.length === 0)
      note(`${what}: wrong answers`, first(wrong), '0', wrong.length === 0)
    },
  }
}

const first = (list: readonly string[]) => (list.length > 0 ? `${list.length}, ${list[0]}` : '0')
