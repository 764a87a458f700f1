import { openRaceShop } from './lib/race-shop.ts'
import { closeReport, note, noteBooks, noteNone } from './lib/report.ts'
import { WIRE } from './lib/wire-paths.ts'

/** One coupon used by 64 orders at once, and one code with a cap of 50 redeemed by 400 buyers at once; 10 rounds. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 10)
const USES = 64
const BUYERS = 400
const CAP = 50

const shop = await openRaceShop()
const { aCoupon } = await import('#testing/builders/index.ts')
const good = await shop.aGood({ stock: 1_000_000 })
let [notOne, notCap, failed] = [0, 0, 0]

for (let round = 0; round < ROUNDS; round += 1) {
  const [owner] = await shop.buyers(1)
  const { token, addressId } = owner!
  const single = await aCoupon(shop.database, { code: `ONE${round}` })
  const coupon_id = (
    (await shop.call(WIRE.redeemCoupon, { coupon_code: single.code }, { token })).data as { id: number }
  ).id
  const order = { goods_list: [{ ...good, num: 1 }], address_id: addressId, coupon_id }
  const uses = await Promise.all(
    Array.from({ length: USES }, () => shop.call(WIRE.createOrder, order, { token })),
  )
  if (uses.filter(({ code }) => code === 1).length !== 1) notOne += 1
  const buyers = await shop.buyers(BUYERS)
  const capped = await aCoupon(shop.database, { code: `CAP${round}`, cap: CAP })
  const taken = await Promise.all(
    buyers.map((buyer) => shop.call(WIRE.redeemCoupon, { coupon_code: capped.code }, { token: buyer.token })),
  )
  if (taken.filter(({ code }) => code === 1).length !== CAP) notCap += 1
  failed += [...uses, ...taken].filter(({ status }) => status !== 200).length
}

const deadlocks = await shop.deadlocks()
const faults = await shop.faults()
note(`coupon: rounds in which ${USES} uses were not one`, `${notOne} of ${ROUNDS}`, '0', notOne === 0)
note(`coupon: rounds in which the cap of ${CAP} did not hold`, `${notCap} of ${ROUNDS}`, '0', notCap === 0)
noteNone('coupon: failed answers', failed)
noteNone('coupon: deadlocks', deadlocks)
noteBooks('coupon', faults)
await shop.close()
closeReport()
