import { createSign, generateKeyPairSync } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { CLOSED, ORDER, PAID } from '#features/orders/order-states.ts'
import { literal } from '#platform/database/literal.ts'
import { select } from '#platform/database/raw-sql.ts'
import { openScene } from './lib/open-scene.ts'
import { closeReport, note, noteBooks, noteNone } from './lib/report.ts'

/**
 * 2,000 orders whose notices come three times, in any order, while half of the orders are being cancelled or run out
 * of time; some are paid twice under two numbers, and forgeries come in between. In the end each order is paid or
 * closed, never both, and no cent is lost.
 */
const ORDERS = Number(process.env.BENCH_ORDERS ?? 2000)
const AT_ONCE = 100
const PER_BUYER = 10
const STRANGER = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
}).privateKey

const app = await openScene()
const { aGood, aNotice, keysOf, sendNotice } = await import('#testing/builders/index.ts')
const { checkBooks } = await import('#features/after-sales/server/check-books.ts')
const { makeBuyers } = await import('./lib/many-buyers.ts')
const tx = app.database.read
const good = await aGood(app.database, { stock: 10_000_000, cents: 1280 })
const buyers = await app.database.write((tx) => makeBuyers(tx, Math.ceil(ORDERS / PER_BUYER)))
const { gatewayPrivate } = await keysOf(app)
let [believed, unheard, failed, forged] = [0, 0, 0, 0]
const late: Record<string, string>[] = []

const shuffle = <T>(list: T[]): T[] => {
  for (let n = list.length - 1; n > 0; n -= 1) {
    const other = Math.floor(Math.random() * (n + 1))
    const kept = list[n] as T
    list[n] = list[other] as T
    list[other] = kept
  }
  return list
}

/** The old RSA with the right key: the one forgery a signature alone does not tell. */
async function signedOldWay(told: { sn: string; amount: string }): Promise<Record<string, string>> {
  const { sign: _, ...fields } = await aNotice(app, told, { before: { sign_type: 'RSA' } })
  const content = Object.keys(fields)
    .filter((name) => name !== 'sign_type')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')
  return { ...fields, sign: createSign('RSA-SHA1').update(content).sign(gatewayPrivate, 'base64') }
}

const forgeries = async (told: { sn: string; amount: string }) => [
  await aNotice(app, told, { key: STRANGER }),
  await aNotice(app, told, { after: { total_amount: '0.01' } }),
  await aNotice(app, told, { before: { total_amount: '0.01' } }),
  await aNotice(app, told, { before: { app_id: '2021000000000009' } }),
  await aNotice(app, told, { before: { seller_id: '2088000000000009' } }),
  await signedOldWay(told),
]

async function race(n: number): Promise<void> {
  const { token, addressId } = buyers[Math.floor(n / PER_BUYER)]!
  const placed = await app.call(
    '/v1/654b227c8f8fa',
    { goods_list: [{ ...good, num: 1 }], address_id: addressId },
    { token },
  )
  const { id, order_sn, pay_fee: amount } = placed.data as { id: number; order_sn: string; pay_fee: string }
  await app.call('/v1/64803520af7e5', { order_sn }, { token })
  const { sn } = await tx
    .selectFrom('payment')
    .select('sn')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  const told = { sn, amount }
  if (n % 10 === 9) {
    for (const forgery of await forgeries(told)) {
      forged += 1
      if ((await sendNotice(app, forgery)) === 'success') believed += 1
    }
    const { status } = await tx
      .selectFrom('shop_order')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (status !== ORDER.awaitingPayment) believed += 1
  }
  // One in eight is not paid in time, and half of those too late; one in five pays twice, under two numbers.
  if (n % 16 === 7) late.push(await aNotice(app, told))
  const notices =
    n % 8 === 7
      ? []
      : [await aNotice(app, told), ...(n % 5 ? [] : [await aNotice(app, { ...told, tradeNo: `U${sn}` })])]
  const cancelling = n % 4 >= 2 ? undefined : app.call('/v1/65556da3e542f', { id }, { token })
  const tell = async (notice: Record<string, string>) => {
    // Before the cancel, in the middle of it, or after it.
    if (n % 3 === 0) await cancelling
    else if (n % 3 === 1) await wait(Math.random() * 500)
    if ((await sendNotice(app, notice)) !== 'success') unheard += 1
  }
  const acts = shuffle(notices.flatMap((one) => [1, 2, 3].map(() => () => tell(one))))
  await Promise.all(acts.map((act) => act()))
  if (cancelling && (await cancelling).status !== 200) failed += 1
}

for (let start = 0; start < ORDERS; start += AT_ONCE) {
  const batch = Array.from({ length: Math.min(AT_ONCE, ORDERS - start) }, (_, n) => start + n)
  // The time of earlier orders runs out while these are raced: the sweep closes them in the middle of it all.
  app.now = new Date(app.now.getTime() + 20 * 60_000)
  await Promise.all([...batch.map(race), app.jobs.runNow('close-unpaid')])
}
app.now = new Date(app.now.getTime() + 3_600_000)
await app.jobs.runNow('close-unpaid')
for (const notice of [...late, ...late]) if ((await sendNotice(app, notice)) !== 'success') unheard += 1

const rows = await select<{
  open: number
  paid: number
  closed: number
  both: number
  received: number
  back: number
  totals: number
}>(tx)`
  select count(*) filter (where status = ${literal(ORDER.awaitingPayment)})::int as open, count(*) filter (where status in (${literal(...PAID)}))::int as paid,
    count(*) filter (where status in (${literal(...CLOSED)}))::int as closed,
    count(*) filter (where paid_at is not null and closed_at is not null)::int as both,
    (select coalesce(sum(amount_cents), 0) from receipt)::int as received,
    (select coalesce(sum(amount_cents), 0) from refund)::int as back,
    coalesce(sum(pay_cents) filter (where status in (${literal(...PAID)})), 0)::int as totals
  from shop_order`
const sums = rows[0]!
const faults = await checkBooks(tx)
note(`paid once: orders still open of ${ORDERS}`, String(sums.open), '0', sums.open === 0)
note(
  'paid once: paid, closed',
  `${sums.paid}, ${sums.closed}`,
  'all, and many of each',
  sums.paid + sums.closed === ORDERS && sums.closed > ORDERS / 6,
)
note('paid once: both paid and closed', String(sums.both), '0', sums.both === 0)
const kept = sums.received - sums.back
note(
  'paid once: paid − refunded, and what paid orders cost',
  `${kept}, ${sums.totals}`,
  'equal',
  kept === sums.totals,
)
noteNone(`paid once: forgeries believed of ${forged}`, believed)
noteNone('paid once: genuine notices not answered with success', unheard)
noteNone('paid once: failed answers', failed)
noteBooks('paid once', faults)
await app.close()
closeReport()
