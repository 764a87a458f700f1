import { deepStrictEqual } from 'node:assert'
import fc from 'fast-check'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { ORDER, type OrderStatus } from '#features/orders/order-states.ts'
import type { Api } from '#platform/contract/api-types.ts'
import { toYuan } from '#platform/money.ts'
import { asSeller } from './as-seller.ts'
import { type Break, Breaker } from './break-writes.ts'
import { aGood, aShopper, PAYMENT_PASSWORD, REASONS, type Shopper } from './builders/index.ts'
import type { TestApp } from './start-test-app.ts'

/**
 * What may happen to a paid order, as simple as it can be thought of: parcels, weights, money back by piece, by sum, by
 * request and by offer, and the seller's cancel. The real shop has to answer the same and to have the same numbers
 * after every step, also after one in the middle of which the database fails.
 */
type Item = {
  good: number
  num: number
  paid: number
  /** Pieces and cents that went back, pieces that left, and those that stay because their money went back before. */
  back: number
  cents: number
  sent: number
  kept: number
  weighed: boolean
  request?: { id: number; num: number; cents: number; offer?: number } | undefined
}
type Order = { id: number; order_sn: string; status: OrderStatus; cancelled: boolean; items: Item[] }
type Model = { stock: number[]; wallet: number; orders: Order[] }

class Real {
  readonly app: TestApp
  /** As it is, and with calls that may be broken. */
  readonly buyer: Shopper
  readonly shopper: Shopper
  readonly seller: Api
  readonly goods: { product_id: number; sku_price_id: number }[]
  readonly breaker: Breaker
  constructor(app: TestApp, buyer: Shopper, goods: Real['goods'], unchanged: (real: Real) => Promise<void>) {
    this.app = app
    this.breaker = new Breaker(app, () => unchanged(this))
    this.buyer = buyer
    this.shopper = { ...buyer, api: this.breaker.calls(buyer.api) }
    this.seller = this.breaker.calls(asSeller(app))
    this.goods = goods
  }
  sku = ({ good }: Item) => this.goods[good]!.sku_price_id
}

const PRICES = [1280, 999, 3000] as const
/** The last is sold by weight. */
const WEIGHED = 2
const GRAMS = 500
const PERMILLE = 30

const same = (what: string, real: unknown, model: unknown) =>
  deepStrictEqual({ [what]: real }, { [what]: model })

const leftToSend = (item: Item) => item.num - item.sent - item.kept
const piecesLeft = (item: Item) => item.num - item.back
const centsLeft = (item: Item) => item.paid - item.cents
const centsFor = (item: Item, num: number) =>
  num >= piecesLeft(item) ? centsLeft(item) : Math.ceil((centsLeft(item) * num) / piecesLeft(item))
const piecesFor = (item: Item, cents: number) => (cents === centsLeft(item) ? piecesLeft(item) : 0)

type Back = { num: number; cents: number; restock: 'all' | 'unsent' | 'none' }

/** Money of an item goes back to the wallet it came from; pieces that have not left go first. */
function give(m: Model, order: Order, item: Item, { num, cents, restock }: Back): void {
  const stayed = Math.min(num, leftToSend(item))
  item.back += num
  item.cents += cents
  item.kept += stayed
  m.wallet += cents
  m.stock[item.good]! += { all: num, unsent: stayed, none: 0 }[restock]
  if (order.items.every((one) => one.back === one.num)) order.status = ORDER.completed
  else if (order.status === ORDER.paid && order.items.every((one) => leftToSend(one) === 0))
    order.status = ORDER.shipped
}

type Step = (m: Model, real: Real, order: Order, item: Item) => Promise<void>
type Command = fc.AsyncCommand<Model, Real>

/** Something done to an item of an order; afterwards all numbers are looked at. */
const step = (name: string, at: number, run: Step): Command => ({
  check: (m) => m.orders.length > 0,
  toString: () => `${name} at ${at}`,
  async run(m, real) {
    const order = m.orders[at % m.orders.length]!
    await run(m, real, order, order.items[at % order.items.length]!)
    await compare(m, real, order)
  },
})

const buy = (lines: [good: number, num: number][]): Command => ({
  check: () => true,
  toString: () => `buy(${JSON.stringify(lines)})`,
  async run(m, real) {
    // An order keeps its items by sku.
    const wanted = [...new Map(lines)].sort(([a], [b]) => a - b)
    const placed = await real.buyer.order(wanted.map(([good, num]) => ({ ...real.goods[good]!, num })))
    const { id, order_sn } = placed
    await real.buyer.api.payment.payByBalance({ pay_password: PAYMENT_PASSWORD, order_sn })
    const fresh = { back: 0, cents: 0, sent: 0, kept: 0, weighed: false }
    const items = wanted.map(([good, num]) => ({ good, num, paid: PRICES[good]! * num, ...fresh }))
    for (const { good, num, paid } of items) {
      m.stock[good]! -= num
      m.wallet -= paid
    }
    const order: Order = { id, order_sn, status: ORDER.paid, cancelled: false, items }
    m.orders.push(order)
    await compare(m, real, order)
  },
})

/** The next act fails in the middle. */
const breakNext = (next: Break): Command => ({
  check: () => true,
  toString: () => `break(${next.at}, ${next.how})`,
  run: async (_m, { breaker }) => breaker.breakNext(next),
})

const ship =
  (num: number): Step =>
  async (_m, real, order, item) => {
    const fits =
      order.status === ORDER.paid &&
      !item.request &&
      (item.good !== WEIGHED || item.weighed) &&
      num <= leftToSend(item)
    const parcel = { courier: 'SF', tracking_no: 'SF1234567890', items: [{ sku_id: real.sku(item), num }] }
    const { code } = await real.seller.ordersSeller.shipOrder({ order_sn: order.order_sn, ...parcel })
    same('ship', code, fits ? 1 : 0)
    if (!fits) return
    item.sent += num
    if (order.items.every((one) => leftToSend(one) === 0)) order.status = ORDER.shipped
  }

const refundPieces =
  (num: number, restock: boolean): Step =>
  async (m, real, order, item) => {
    const fits = !item.request && num <= piecesLeft(item)
    const { code } = await real.seller.refundsSeller.refundPaidOrder({
      order_sn: order.order_sn,
      sku_id: real.sku(item),
      num,
      reason: '缺货',
      restock: restock ? 1 : 0,
    })
    same('refund pieces', code, fits ? 1 : 0)
    if (fits) give(m, order, item, { num, cents: centsFor(item, num), restock: restock ? 'all' : 'none' })
  }

const refundSum =
  (permille: number): Step =>
  async (m, real, order, item) => {
    const cents = Math.max(1, Math.floor((item.paid * permille) / 1000))
    const fits = !item.request && piecesLeft(item) > 0 && cents <= centsLeft(item)
    const { code } = await real.seller.refundsSeller.refundPaidOrder({
      order_sn: order.order_sn,
      sku_id: real.sku(item),
      amount: toYuan(cents),
      reason: '补偿',
    })
    same('refund sum', code, fits ? 1 : 0)
    if (fits) give(m, order, item, { num: piecesFor(item, cents), cents, restock: 'none' })
  }

const cancel: Step = async (m, real, order) => {
  const fits = order.status === ORDER.paid && !order.cancelled && order.items.every(({ sent }) => sent === 0)
  const { code } = await real.seller.refundsSeller.cancelPaidOrder({
    order_sn: order.order_sn,
    reason: '断货',
  })
  same('cancel', code, fits ? 1 : 0)
  if (!fits) return
  order.cancelled = true
  for (const item of order.items) {
    item.request = undefined
    if (piecesLeft(item) > 0)
      give(m, order, item, { num: piecesLeft(item), cents: centsLeft(item), restock: 'unsent' })
  }
}

const weigh =
  (grams: number): Step =>
  async (m, real, order, item) => {
    const fits =
      item.good === WEIGHED &&
      order.status === ORDER.paid &&
      !item.weighed &&
      !item.request &&
      piecesLeft(item) > 0
    const { code } = await real.seller.refundsSeller.weighItem({
      order_sn: order.order_sn,
      sku_id: real.sku(item),
      grams,
      again: grams,
    })
    same('weigh', code, fits ? 1 : 0)
    if (!fits) return
    item.weighed = true
    const nominal = GRAMS * piecesLeft(item)
    const missing = nominal - grams
    if (missing <= 0 || missing * 1000 <= PERMILLE * nominal) return
    const cents = Math.min(centsLeft(item), Math.ceil((centsLeft(item) * missing) / nominal))
    if (cents > 0) give(m, order, item, { num: piecesFor(item, cents), cents, restock: 'none' })
  }

const ask =
  (num: number): Step =>
  async (_m, real, order, item) => {
    const fits = !item.request && num <= piecesLeft(item)
    const { data: shown } = await real.shopper.api.orders.orderDetail({ id: order.id })
    const order_item_id = shown!.items[order.items.indexOf(item)]!.id
    const asked = { type: 'refund', reason: REASONS.refund, order_id: order.id, order_item_id, num } as const
    const answer = await real.shopper.api.afterSales.submitAfterSale(asked)
    same('ask', answer.code, fits ? 1 : 0)
    if (fits && answer.code === 1) item.request = { id: answer.data.id, num, cents: centsFor(item, num) }
  }

const approve: Step = async (m, real, order, item) => {
  const { request } = item
  if (!request) return
  // Also while a sum is offered: the yes to all of it takes its place.
  const { code } = await real.seller.afterSalesSeller.approveAfterSale({ id: request.id })
  same('approve', code, 1)
  item.request = undefined
  give(m, order, item, { num: request.num, cents: request.cents, restock: 'unsent' })
}

/** A sum is offered, and the buyer takes it, refuses it, or lets it wait. */
const offer =
  (permille: number, answer: 'take' | 'refuse' | 'wait'): Step =>
  async (m, real, order, item) => {
    const { request } = item
    if (!request) return
    const cents = Math.max(1, Math.floor((request.cents * permille) / 1000))
    const fits = request.offer === undefined && cents < request.cents
    const amount = toYuan(cents)
    const offered = await real.seller.afterSalesSeller.offerSum({ id: request.id, amount })
    if (offered.code !== 1 && offered.reason === 'aftersales_offers_enough') return
    same('offer', offered.code, fits ? 1 : 0)
    if (!fits) return
    request.offer = cents
    if (answer === 'wait') return
    const { afterSales } = real.shopper.api
    const { id } = request
    const said =
      answer === 'take' ? await afterSales.takeOffer({ id, amount }) : await afterSales.refuseOffer({ id })
    same(answer, said.code, 1)
    request.offer = undefined
    if (answer === 'refuse') return
    item.request = undefined
    give(m, order, item, { num: 0, cents, restock: 'none' })
  }

async function compare(m: Model, { app, buyer: shopper, goods }: Real, order: Order): Promise<void> {
  const { read } = app.database
  const ids = goods.map(({ sku_price_id }) => sku_price_id)
  const skus = await read.selectFrom('sku').select('stock').where('id', 'in', ids).orderBy('id').execute()
  const { balance } = (await shopper.api.wallet.showSummary()).data!
  const { data } = await shopper.api.orders.orderDetail({ id: order.id })
  const items = await read
    .selectFrom('order_item')
    .select(['refunded_num', 'refunded_cents', 'sent', 'withheld'])
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute()
  same(
    'numbers',
    { stock: skus.map(({ stock }) => stock), balance, status: data?.status, items },
    {
      stock: m.stock,
      balance: toYuan(m.wallet),
      status: order.status,
      items: order.items.map(({ back, cents, sent, kept }) => ({
        refunded_num: back,
        refunded_cents: cents,
        sent,
        withheld: kept,
      })),
    },
  )
}

const num = fc.integer({ min: 1, max: 4 })
const at = fc.nat(30)
const permille = fc.constantFrom(1, 100, 333, 500, 1000)
const answers = fc.constantFrom('take', 'refuse', 'wait')

const breaks = fc
  .record<Break>({ at: fc.integer({ min: 1, max: 7 }), how: fc.constantFrom('abort', 'kill') })
  .map(breakNext)

const commands = (size: number) =>
  fc.commands(
    [
      fc.array(fc.tuple(fc.nat(2), num), { minLength: 1, maxLength: 3 }).map(buy),
      fc.tuple(at, num).map(([n, pieces]) => step(`ship ${pieces}`, n, ship(pieces))),
      fc
        .tuple(at, num, fc.boolean())
        .map(([n, pieces, restock]) => step(`refund ${pieces} ${restock}`, n, refundPieces(pieces, restock))),
      fc.tuple(at, permille).map(([n, share]) => step(`refund ${share} ‰`, n, refundSum(share))),
      at.map((n) => step('cancel', n, cancel)),
      fc
        .tuple(at, fc.constantFrom(0, 480, 485, 900, 1455, 2000))
        .map(([n, grams]) => step(`weigh ${grams}`, n, weigh(grams))),
      fc.tuple(at, num).map(([n, pieces]) => step(`ask ${pieces}`, n, ask(pieces))),
      at.map((n) => step('approve', n, approve)),
      fc
        .tuple(at, permille, answers)
        .map(([n, share, answer]) => step(`offer ${share} ‰, ${answer}`, n, offer(share, answer))),
      breaks,
      breaks,
      breaks,
    ] as fc.Arbitrary<Command>[],
    { maxCommands: size, size: 'max' },
  )

async function setScene(app: TestApp): Promise<{ model: Model; real: Real }> {
  app.now = new Date()
  const wallet = 10_000_000
  const stock = [1000, 1000, 1000]
  const shopper = await aShopper(app, { cents: wallet })
  const goods: Real['goods'] = []
  for (const [n, cents] of PRICES.entries())
    goods.push(await aGood(app.database, { cents, stock: stock[n] ?? 0 }))
  await app.database.statement
    .updateTable('sku')
    .set({ nominal_grams: GRAMS, tolerance_permille: PERMILLE })
    .where('id', '=', goods[WEIGHED]!.sku_price_id)
    .execute()
  const model: Model = { stock, wallet, orders: [] }
  const real = new Real(app, shopper, goods, async (one) => {
    for (const order of model.orders) await compare(model, one, order)
  })
  await real.breaker.open()
  return { model, real }
}

/** Runs the model against the shop; throws with the shortest sequence that tells them apart, else says how many acts were broken. */
export async function checkRefunding(
  app: TestApp,
  options: { runs: number; size: number; seed?: number; path?: string },
): Promise<number> {
  const { runs, size, ...replay } = options
  let broken = 0
  const property = fc.asyncProperty(commands(size), async (sequence) => {
    const { model, real } = await setScene(app)
    await fc.asyncModelRun(() => ({ model, real }), sequence)
    broken += real.breaker.broken
    same('books', await checkBooks(app.database.read), [])
  })
  await fc.assert(property, { numRuns: runs, ...replay })
  return broken
}
