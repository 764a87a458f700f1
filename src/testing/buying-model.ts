import { deepStrictEqual } from 'node:assert'
import fc from 'fast-check'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { ORDER, type OrderStatus } from '#features/orders/order-states.ts'
import { type Break, Breaker } from './break-writes.ts'
import { aCoupon, aGood, aShopper, PAYMENT_PASSWORD, payByAlipay, type Shopper } from './builders/index.ts'
import type { TestApp } from './start-test-app.ts'

/**
 * The shop as simple as it can be thought of: numbers in memory. fast-check sends the same commands to it and to the
 * real shop, and every answer and every number has to be the same, also when the database fails in the middle of one.
 */
type ModelOrder = {
  status: OrderStatus
  lines: [good: number, num: number][]
  pay: number
  coupon: boolean
  method: string
  expires: number
}
type Model = {
  stock: number[]
  wallet: number
  cart: Map<number, number>
  coupon: 'none' | 'free' | 'held' | 'used'
  orders: ModelOrder[]
  now: number
}

const PRICES = [1280, 999, 5] as const
const COUPON = { amountCents: 700, enoughCents: 1500 }
const MINUTE = 60_000

class Real {
  readonly app: TestApp
  readonly shopper: Shopper
  readonly goods: { product_id: number; sku_price_id: number }[]
  readonly couponCode: string
  /** Nobody's, until it is redeemed. */
  couponId = 999_999_999
  readonly orders: { id: number; order_sn: string }[] = []
  readonly breaker: Breaker
  constructor(
    app: TestApp,
    shopper: Shopper,
    goods: Real['goods'],
    couponCode: string,
    unchanged: (real: Real) => Promise<void>,
  ) {
    this.app = app
    this.breaker = new Breaker(app, () => unchanged(this))
    this.shopper = { ...shopper, api: this.breaker.calls(shopper.api) }
    this.goods = goods
    this.couponCode = couponCode
  }
  line(good: number, num: number) {
    return { product_id: 0, sku_price_id: 0, ...this.goods[good], num }
  }
}

type Command = fc.AsyncCommand<Model, Real>

const same = (what: string, real: unknown, model: unknown) =>
  deepStrictEqual({ [what]: real }, { [what]: model })

/** What an order of these lines would be, or nothing when the shop has to refuse it. */
function plan(m: Model, lines: [number, number][], useCoupon: boolean): ModelOrder | undefined {
  const merged = new Map<number, number>()
  for (const [good, num] of lines) merged.set(good, (merged.get(good) ?? 0) + num)
  for (const [good, num] of merged) if (num > 99 || num > (m.stock[good] ?? 0)) return undefined
  const total = [...merged].reduce((sum, [good, num]) => sum + (PRICES[good] ?? 0) * num, 0)
  if (useCoupon && (m.coupon !== 'free' || total <= COUPON.enoughCents)) return undefined
  if (m.orders.filter(({ status }) => status === ORDER.awaitingPayment).length >= 20) return undefined
  const pay = total - (useCoupon ? COUPON.amountCents : 0)
  return {
    status: ORDER.awaitingPayment,
    lines: [...merged],
    pay,
    coupon: useCoupon,
    method: '',
    expires: m.now + 30 * MINUTE,
  }
}

function place(m: Model, order: ModelOrder): void {
  for (const [good, num] of order.lines) m.stock[good] = (m.stock[good] ?? 0) - num
  if (order.coupon) m.coupon = 'held'
  m.orders.push(order)
}

function close(m: Model, order: ModelOrder, status: OrderStatus): void {
  order.status = status
  for (const [good, num] of order.lines) m.stock[good] = (m.stock[good] ?? 0) + num
  if (order.coupon) m.coupon = 'free'
}

function pay(m: Model, order: ModelOrder, method: string): void {
  order.status = ORDER.paid
  order.method = method
  if (method === 'balance') m.wallet -= order.pay
  if (order.coupon) m.coupon = 'used'
}

const payable = (m: Model, order: ModelOrder) =>
  order.status === ORDER.awaitingPayment && order.expires > m.now

const command = (
  name: string,
  check: (m: Model) => boolean,
  run: (m: Model, real: Real) => Promise<void>,
): Command => ({
  check,
  toString: () => name,
  async run(m, real) {
    await run(m, real)
    await compareNumbers(m, real)
  },
})

const always = () => true

const addToCart = (good: number, num: number) =>
  command(`cart(${good}, ${num})`, always, async (m, real) => {
    const fits = num <= (m.stock[good] ?? 0)
    const { code } = await real.shopper.api.cart.addLine({ ...real.line(good, num), type: 'cover' })
    same('cart', code, fits ? 1 : 0)
    if (fits) m.cart.set(good, num)
  })

const create = async (
  m: Model,
  real: Real,
  lines: [number, number][],
  from: 'cart' | 'goods',
  useCoupon: boolean,
) => {
  const expected = plan(m, lines, useCoupon)
  const answer = await real.shopper.api.orders.createOrder({
    goods_list: lines.map(([good, num]) => real.line(good, num)),
    address_id: real.shopper.addressId,
    from,
    coupon_id: useCoupon ? real.couponId : 0,
  })
  same('created', answer.code, expected ? 1 : 0)
  if (!expected || answer.code !== 1) return
  same('pay_fee', answer.data.pay_fee, (expected.pay / 100).toFixed(2))
  place(m, expected)
  real.orders.push(answer.data)
  if (from === 'cart') for (const [good] of lines) m.cart.delete(good)
}

const orderCart = (useCoupon: boolean) =>
  command(
    `orderCart(${useCoupon})`,
    (m) => m.cart.size > 0,
    (m, real) => create(m, real, [...m.cart], 'cart', useCoupon),
  )

const buyNow = (lines: [number, number][], useCoupon: boolean) =>
  command(`buyNow(${JSON.stringify(lines)}, ${useCoupon})`, always, (m, real) =>
    create(m, real, lines, 'goods', useCoupon),
  )

const some = (at: number, m: Model) => at % m.orders.length
const hasOrders = (m: Model) => m.orders.length > 0

const payBalance = (at: number) =>
  command(`payBalance(${at})`, hasOrders, async (m, real) => {
    const n = some(at, m)
    const order = m.orders[n]!
    const pays = payable(m, order) && m.wallet >= order.pay
    const order_sn = real.orders[n]?.order_sn ?? ''
    const { code } = await real.shopper.api.payment.payByBalance({ pay_password: PAYMENT_PASSWORD, order_sn })
    same('balance', code, pays || order.method === 'balance' ? 1 : 0)
    if (pays) pay(m, order, 'balance')
  })

const payAlipay = (at: number, decision: 'pay' | 'twice' | 'fail') =>
  command(`payAlipay(${at}, ${decision})`, hasOrders, async (m, real) => {
    const n = some(at, m)
    const order = m.orders[n]!
    const order_sn = real.orders[n]?.order_sn ?? ''
    if (!payable(m, order)) {
      same('alipay', (await real.shopper.api.payment.startAlipay({ order_sn })).code, 0)
      return
    }
    await payByAlipay(real.app, real.shopper, order_sn, decision)
    if (decision !== 'fail') pay(m, order, 'alipay')
  })

/** Whoever takes over from a sweep that was broken does so after half a minute. */
const sweep = (m: Model, real: Real, name: string) =>
  real.breaker.sweep(name, () => {
    m.now += MINUTE / 2
    real.app.now = new Date(m.now)
  })

/** The bank confirms only after the buyer has given up: the money comes too late and goes back. */
const payTooLate = (at: number) =>
  command(`payTooLate(${at})`, hasOrders, async (m, real) => {
    const n = some(at, m)
    const order = m.orders[n]!
    if (!payable(m, order)) return
    await payByAlipay(real.app, real.shopper, real.orders[n]?.order_sn ?? '', 'later')
    same('cancel', (await real.shopper.api.orders.cancelOrder({ id: real.orders[n]?.id ?? 0 })).code, 1)
    close(m, order, ORDER.closedByBuyer)
    m.now += 15_000
    real.app.now = new Date(m.now)
    await sweep(m, real, 'demo-notices')
  })

const cancel = (at: number) =>
  command(`cancel(${at})`, hasOrders, async (m, real) => {
    const n = some(at, m)
    const order = m.orders[n]!
    const { code } = await real.shopper.api.orders.cancelOrder({ id: real.orders[n]?.id ?? 0 })
    same('cancel', code, order.status === ORDER.awaitingPayment ? 1 : 0)
    if (order.status === ORDER.awaitingPayment) close(m, order, ORDER.closedByBuyer)
  })

const wait = (minutes: number) =>
  command(`wait(${minutes})`, always, async (m, real) => {
    m.now += minutes * MINUTE
    real.app.now = new Date(m.now)
    await sweep(m, real, 'close-unpaid')
    for (const order of m.orders)
      if (order.status === ORDER.awaitingPayment && order.expires <= m.now)
        close(m, order, ORDER.closedByTime)
  })

const redeem = () =>
  command('redeem', always, async (m, real) => {
    const answer = await real.shopper.api.orders.redeemCoupon({ coupon_code: real.couponCode })
    same('redeem', answer.code, m.coupon === 'none' ? 1 : 0)
    if (answer.code !== 1) return
    real.couponId = answer.data.id
    m.coupon = 'free'
  })

/** The next act fails in the middle. */
const breakNext = (next: Break) =>
  command(`break(${next.at}, ${next.how})`, always, async (_m, real) => real.breaker.breakNext(next))

const good = fc.integer({ min: 0, max: 2 })
const num = fc.integer({ min: 1, max: 6 })
const at = fc.nat(30)

const breaks = fc
  .record<Break>({ at: fc.integer({ min: 1, max: 5 }), how: fc.constantFrom('abort', 'kill') })
  .map(breakNext)

const commands = (size: number) =>
  fc.commands(
    [
      fc.tuple(good, num).map(([g, n]) => addToCart(g, n)),
      fc.boolean().map(orderCart),
      fc
        .tuple(fc.array(fc.tuple(good, num), { minLength: 1, maxLength: 3 }), fc.boolean())
        .map(([lines, coupon]) => buyNow(lines, coupon)),
      at.map(payBalance),
      fc.tuple(at, fc.constantFrom('pay', 'twice', 'fail')).map(([n, decision]) => payAlipay(n, decision)),
      at.map(payTooLate),
      at.map(cancel),
      fc.constantFrom(1, 16, 31).map(wait),
      fc.constant(redeem()),
      breaks,
      breaks,
      breaks,
    ] as fc.Arbitrary<Command>[],
    { maxCommands: size, size: 'max' },
  )

async function setScene(app: TestApp): Promise<{ model: Model; real: Real }> {
  const now = Date.now()
  app.now = new Date(now)
  const stock = [12, 7, 200]
  const wallet = 6000
  const shopper = await aShopper(app, { cents: wallet })
  const goods = []
  for (const [n, cents] of PRICES.entries())
    goods.push(await aGood(app.database, { cents, stock: stock[n] ?? 0 }))
  const { code } = await aCoupon(app.database, { ...COUPON, code: `MODEL${shopper.id}` })
  const model: Model = { stock, wallet, cart: new Map(), coupon: 'none', orders: [], now }
  const real = new Real(app, shopper, goods, code, (one) => compareNumbers(model, one))
  await real.breaker.open()
  return { model, real }
}

/** What the database has after a step, or after one that failed. */
async function compareNumbers(model: Model, { app, shopper, goods }: Real): Promise<void> {
  const { read } = app.database
  const ids = goods.map(({ sku_price_id }) => sku_price_id)
  const skus = await read.selectFrom('sku').select('stock').where('id', 'in', ids).orderBy('id').execute()
  const orders = await read
    .selectFrom('shop_order')
    .select(['status', 'pay_cents'])
    .where('buyer_id', '=', shopper.id)
    .orderBy('id')
    .execute()
  const cart = await read
    .selectFrom('cart_line')
    .select(['sku_id', 'num'])
    .where('buyer_id', '=', shopper.id)
    .execute()
  const wallet = await read
    .selectFrom('wallet')
    .select('balance_cents')
    .where('buyer_id', '=', shopper.id)
    .executeTakeFirst()
  same(
    'numbers',
    {
      stock: skus.map(({ stock }) => stock),
      orders: orders.map(({ status, pay_cents }) => [status, pay_cents]),
      cart: Object.fromEntries(cart.map(({ sku_id, num }) => [ids.indexOf(sku_id), num])),
      wallet: wallet?.balance_cents,
    },
    {
      stock: model.stock,
      orders: model.orders.map(({ status, pay }) => [status, pay]),
      cart: Object.fromEntries(model.cart),
      wallet: model.wallet,
    },
  )
}

/** At the end every number of the shop is the one the model has come to. */
async function compare(model: Model, { app, shopper, goods, orders }: Real): Promise<void> {
  await app.jobs.runNow('try-refunds')
  const ids = goods.map(({ sku_price_id }) => sku_price_id)
  const skus = await app.database.read
    .selectFrom('sku')
    .select('stock')
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  same(
    'stock',
    skus.map(({ stock }) => stock),
    model.stock,
  )
  same('wallet', (await shopper.api.wallet.showSummary()).data?.balance, (model.wallet / 100).toFixed(2))
  for (const [n, order] of model.orders.entries()) {
    const { data } = await shopper.api.orders.orderDetail({ id: orders[n]?.id ?? 0 })
    same(`order ${n}`, [data?.status, data?.pay_method], [order.status, order.method])
  }
  same('books', await checkBooks(app.database.read), [])
}

/** Runs the model against the shop; throws with the shortest sequence that tells them apart, else says how many acts were broken. */
export async function checkBuying(
  app: TestApp,
  { runs, size, ...replay }: { runs: number; size: number; seed?: number; path?: string },
): Promise<number> {
  let broken = 0
  const property = fc.asyncProperty(commands(size), async (sequence) => {
    const { model, real } = await setScene(app)
    await fc.asyncModelRun(() => ({ model, real }), sequence)
    broken += real.breaker.broken
    await compare(model, real)
  })
  await fc.assert(property, { numRuns: runs, ...replay })
  return broken
}
