import { CLOSED } from '#features/orders/order-states.ts'
import { literal } from '#platform/database/literal.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { RawAnswer } from '#testing/call-wire.ts'
import { openRaceShop } from './lib/race-shop.ts'
import { closeReport, note, noteBooks, noteNone } from './lib/report.ts'
import { WIRE } from './lib/wire-paths.ts'

/**
 * 400 buyers race for 100 units, with mixed quantities, double lines, a second sku named before or after, and cancels
 * in between; 20 rounds. Sold and left must be 100 in each.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 20)
const BUYERS = 400
const UNITS = 100

const shop = await openRaceShop()
const tx = shop.database.read
let [broken, negative, failed, created, cancelled] = [0, 0, 0, 0, 0]

for (let round = 0; round < ROUNDS; round += 1) {
  const buyers = await shop.buyers(BUYERS)
  const [wanted, other] = [await shop.aGood({ stock: UNITS }), await shop.aGood({ stock: 1_000_000 })]
  const answers = await Promise.all(
    buyers.map(async ({ token, addressId }, at) => {
      const lines = [
        { ...wanted, num: 1 + (at % 4) },
        { ...other, num: 1 },
      ]
      const goods_list = at % 2 ? lines : lines.toReversed()
      if (at % 3 === 0) goods_list.push({ ...wanted, num: 1 })
      const key = `round-${round}`
      const place = () => shop.call(WIRE.createOrder, { goods_list, address_id: addressId }, { token, key })
      // Every tenth click is sent twice.
      const [answer, again] = await Promise.all([place(), at % 10 ? undefined : place()])
      if (again && !isSame(answer, again)) failed += 1
      if (answer.code === 1) created += 1
      if (answer.code !== 1 || at % 5) return answer
      const { id } = answer.data as { id: number }
      cancelled += 1
      return shop.call(WIRE.cancelOrder, { id }, { token })
    }),
  )
  failed += answers.filter(({ status }) => status >= 500).length
  const rows = await select<{ sold: number; stock: number; low: number }>(tx)`
    select coalesce((select sum(i.quantity) from order_item i join shop_order o on o.id = i.order_id
        where i.sku_id = ${wanted.sku_price_id} and o.status not in (${literal(...CLOSED)})), 0)::int as sold, stock,
      (select count(*) from sku where stock < 0)::int as low
    from sku where id = ${wanted.sku_price_id}`
  const [sums] = rows
  if (!sums || sums.sold + sums.stock !== UNITS) broken += 1
  negative += sums?.low ?? 0
}

/** One may be refused and its twin be lucky, because a cancel came in between; two orders they must never be. */
function isSame(one: RawAnswer, other: RawAnswer): boolean {
  if (one.code !== 1 || other.code !== 1) return true
  return (one.data as { id: number }).id === (other.data as { id: number }).id
}

const deadlocks = await shop.deadlocks()
const faults = await shop.faults()
note('oversell: rounds in which sold + left was not 100', `${broken} of ${ROUNDS}`, '0', broken === 0)
noteNone('oversell: negative stocks', negative)
noteNone('oversell: deadlocks', deadlocks)
noteNone('oversell: answers of 5xx, or one click that became two orders', failed)
noteBooks('oversell', faults)
note(
  'oversell: orders placed and cancelled on the way',
  `${created}, ${cancelled}`,
  'some of each',
  cancelled > 0,
)
await shop.close()
closeReport()
