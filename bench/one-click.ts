import { openRaceShop } from './lib/race-shop.ts'
import { closeReport, note, noteBooks, noteNone } from './lib/report.ts'
import { WIRE } from './lib/wire-paths.ts'

/** 1,000 keys, each sent five times at once, and then once more with another body. */
const KEYS = Number(process.env.BENCH_KEYS ?? 1000)
const TIMES = 5
const AT_ONCE = 100
const PER_BUYER = 20

const shop = await openRaceShop()
const tx = shop.database.read
const buyers = await shop.buyers(Math.ceil(KEYS / PER_BUYER))
const good = await shop.aGood({ stock: 1_000_000 })

let [unlike, failed, changed] = [0, 0, 0]
for (let start = 0; start < KEYS; start += AT_ONCE) {
  const keys = Array.from({ length: Math.min(AT_ONCE, KEYS - start) }, (_, n) => start + n)
  await Promise.all(
    keys.map(async (n) => {
      const buyer = buyers[Math.floor(n / PER_BUYER)]!
      const place = (num: number) =>
        shop.call(
          WIRE.createOrder,
          { goods_list: [{ ...good, num }], address_id: buyer.addressId },
          { token: buyer.token, key: `click-${n}` },
        )
      const answers = await Promise.all(Array.from({ length: TIMES }, () => place(1)))
      const replay = await place(1)
      const told = [...answers, replay].map(({ code, msg, data }) => JSON.stringify([code, msg, data]))
      if (new Set(told).size !== 1) unlike += 1
      failed += answers.filter(({ code }) => code !== 1).length
      if ((await place(2)).code !== 0) changed += 1
    }),
  )
}

const { orders } = await tx
  .selectFrom('shop_order')
  .select((eb) => eb.fn.countAll<number>().as('orders'))
  .executeTakeFirstOrThrow()
const { stock } = await tx
  .selectFrom('sku')
  .select('stock')
  .where('id', '=', good.sku_price_id)
  .executeTakeFirstOrThrow()
const faults = await shop.faults()
note(`one click: orders of ${KEYS} keys × ${TIMES}`, String(orders), String(KEYS), orders === KEYS)
note('one click: units taken', String(1_000_000 - stock), String(KEYS), 1_000_000 - stock === KEYS)
noteNone('one click: keys whose answers differ', unlike)
noteNone('one click: refused or failed', failed)
noteNone('one click: changed bodies let through', changed)
noteBooks('one click', faults)
await shop.close()
closeReport()
