import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import { text as readText } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ORDER } from '#features/orders/order-states.ts'
import type { Alipay } from '#features/payment/server/alipay/alipay.ts'
import { refundOrder } from '#features/payment/server/refund-order.ts'
import { tryRefunds } from '#features/payment/server/try-refunds.ts'
import { WEBHOOK_FORMATS, type WebhookFormat } from '#features/webhooks/webhook-rules.ts'
import { days, hours, later } from '#platform/time.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aGood, anOrderIn, aShopper, decide, startPaying } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { setRow } from '#testing/table-rows.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'

vi.setConfig({ testTimeout: 60_000 })

type Heard = { url: string; headers: IncomingHttpHeaders; body: string }

let receiver: Server
const heard: Heard[] = []
let answerWith = { status: 200, body: '{}', headers: {} as Record<string, string> }

/** Every name leads to the receiver of this test, which stands on this machine. */
const app = testApp({ resolve: async () => ({ address: '127.0.0.1', family: 4 }) })
const guarded = testApp()
const seller = () => asSeller(app(), 'en_US').webhooksSeller

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    heard.push({ url: request.url ?? '', headers: request.headers, body: await readText(request) })
    response.writeHead(answerWith.status, answerWith.headers).end(answerWith.body)
  })
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening))
})
afterAll(() => void receiver.close())
beforeEach(async () => {
  heard.length = 0
  answerWith = { status: 200, body: '{}', headers: {} }
  await app().database.statement.deleteFrom('webhook').execute()
})

const port = () => (receiver.address() as AddressInfo).port
const send = () => app().jobs.runNow('webhooks')

type Adding = Parameters<ReturnType<typeof seller>['addWebhook']>[0]
async function added(asked: Partial<Adding> = {}) {
  const url = `http://hooks.example:${port()}/robot?key=abc`
  const { data } = await seller().addWebhook({ url, events: ['order_paid', 'question'], ...asked })
  if (!data) throw new Error('Not added')
  return data
}

async function aPaidOrder() {
  const shopper = await aShopper(app(), { cents: 100_000 })
  await setRow(app(), 'buyer', shopper.id, { nickname: '欧阳小禾' })
  const order = await anOrderIn(app(), shopper, ORDER.paid, [{ ...(await aGood(app().database)), num: 1 }])
  return { shopper, order }
}

test('a paid order and a question are told once, signed, with nothing of the buyer but a first letter', async () => {
  const { secret } = await added()
  const { shopper, order } = await aPaidOrder()
  const ask = (content: string) => shopper.api.support.sendMessage({ content })
  await ask('我的手机是 13800138000，什么时候发货？')
  await ask('在吗')
  expect(await send()).toBe(2)
  expect(await send()).toBe(0)
  heard.sort((a, b) => JSON.parse(a.body).id - JSON.parse(b.body).id)
  expect(heard.map(({ body }) => JSON.parse(body).event)).toEqual(['order_paid', 'question'])
  const [{ headers, body, url } = { headers: {}, body: '', url: '' }] = heard
  expect(url).toBe('/robot?key=abc')
  expect(headers.host).toBe(`hooks.example:${port()}`)
  const timestamp = headers['x-xianji-timestamp']
  const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  expect(headers['x-xianji-signature']).toBe(`sha256=${expected}`)
  expect(JSON.parse(body)).toMatchObject({
    id: expect.any(Number),
    data: { order_sn: order.order_sn, amount: order.pay_fee, buyer: '欧**' },
    text: expect.stringContaining(order.order_sn),
  })
  for (const one of heard) expect(one.body).not.toMatch(/欧阳|1380013|发货/)
})

/** A buyer asks for money back; the number the owner knows it by. */
async function asksBack(): Promise<string> {
  const { shopper, order } = await aPaidOrder()
  const { data: bought } = await shopper.api.orders.orderDetail({ id: order.id })
  const { data: reasons } = await shopper.api.afterSales.listReasons({})
  const { data } = await shopper.api.afterSales.submitAfterSale({
    type: 'refund',
    reason: reasons?.[0]?.reason ?? '',
    order_id: order.id,
    order_item_id: bought?.items[0]?.id ?? 0,
  })
  return data?.aftersale_sn ?? 'none'
}

/** Alipay refuses a refund for good. */
async function getsStuck(): Promise<string> {
  const { database, now } = app()
  const shopper = await aShopper(app())
  const order = await shopper.order([{ ...(await aGood(database)), num: 1 }])
  await decide(app(), await startPaying(app(), shopper, order.order_sn), 'pay')
  await database.write((tx) => refundOrder(tx, { orderId: order.id, cents: 100, now }))
  const refund: Alipay['refund'] = async () => ({ outcome: 'stuck', fault: '40004' })
  const alipay = { refund } as Alipay
  await tryRefunds({ database, alipay, log: pino({ level: 'silent' }), clock: () => now })
  const stuck = await asSeller(app()).moneySeller.listStuckMoney({})
  return stuck.data?.data[0]?.sn ?? 'none'
}

/** What a receiver of each kind checks before it believes a notice, and the sentence it then shows. */
const BELIEVES: Record<WebhookFormat, (letter: Heard, secret: string) => string> = {
  generic({ headers, body }, secret) {
    const signed = createHmac('sha256', secret).update(`${headers['x-xianji-timestamp']}.${body}`)
    expect(headers['x-xianji-signature']).toBe(`sha256=${signed.digest('hex')}`)
    return JSON.parse(body).text
  },
  dingtalk({ url, body }, secret) {
    const asked = new URL(url, 'http://x').searchParams
    const signed = createHmac('sha256', secret).update(`${asked.get('timestamp')}\n${secret}`)
    expect(asked.get('sign')).toBe(signed.digest('base64'))
    return JSON.parse(body).text.content
  },
  feishu({ body }, secret) {
    const { timestamp, sign, content } = JSON.parse(body)
    expect(sign).toBe(createHmac('sha256', `${timestamp}\n${secret}`).update('').digest('base64'))
    return content.text
  },
  wecom: ({ body }) => JSON.parse(body).text.content,
}

test.each([
  ['after_sale', asksBack],
  ['stuck_money', getsStuck],
] as const)('%s is told to every kind of receiver, signed as it asks', async (event, happens) => {
  for (const format of WEBHOOK_FORMATS) {
    const url = `http://hooks.example:${port()}/${format}`
    await added({ url, format, events: [event], secret: 'SEC123' })
  }
  const number = await happens()
  expect(await send()).toBe(WEBHOOK_FORMATS.length)
  for (const format of WEBHOOK_FORMATS) {
    const letter = heard.find(({ url }) => url.startsWith(`/${format}`))
    expect(BELIEVES[format](letter!, 'SEC123'), format).toContain(number)
  }
  const own = JSON.parse(heard.find(({ url }) => url.startsWith('/generic'))?.body ?? '{}')
  expect(own).toMatchObject({ event, data: { amount: expect.stringMatching(/^\d+\.\d\d$/) } })
  expect(Object.values(own.data)).toContain(number)
})

test('robots get the JSON and the sign they ask for', async () => {
  const secret = 'SEC123'
  for (const format of ['dingtalk', 'feishu', 'wecom'] as const)
    await added({ format, secret, events: ['order_paid'] })
  const { order } = await aPaidOrder()
  await send()
  const [dingtalk, feishu, wecom] = heard.toSorted((a, b) => Number(kind(a)) - Number(kind(b)))
  function kind({ url, body }: Heard) {
    return url.includes('sign=') ? 0 : body.includes('msg_type') ? 1 : 2
  }
  const asked = new URL(dingtalk?.url ?? '', 'http://x').searchParams
  const at = asked.get('timestamp')
  expect(asked.get('key')).toBe('abc')
  expect(asked.get('sign')).toBe(createHmac('sha256', secret).update(`${at}\n${secret}`).digest('base64'))
  const plain = { msgtype: 'text', text: { content: expect.stringContaining(order.order_sn) } }
  expect(JSON.parse(dingtalk?.body ?? '')).toEqual(plain)
  expect(JSON.parse(wecom?.body ?? '')).toEqual(plain)
  const said = JSON.parse(feishu?.body ?? '')
  expect(said).toMatchObject({ msg_type: 'text', content: { text: expect.stringContaining(order.order_sn) } })
  expect(said.sign).toBe(createHmac('sha256', `${said.timestamp}\n${secret}`).update('').digest('base64'))
})

test('what is not taken is tried again after growing waits, given up after a day, and listed', async () => {
  await added({ format: 'wecom', events: ['order_paid'] })
  const { order } = await aPaidOrder()
  const start = app().now
  answerWith = { status: 302, body: '', headers: { location: `http://hooks.example:${port()}/elsewhere` } }
  expect(await send()).toBe(1)
  // A redirect is an answer like any other: nobody goes there.
  expect(heard).toHaveLength(1)
  app().now = later(start, 10_000)
  expect(await send()).toBe(0)
  answerWith = { status: 200, body: '{"errcode":45009}', headers: {} }
  app().now = later(start, hours(1))
  expect(await send()).toBe(1)
  app().now = later(start, days(1) + hours(2))
  expect(await send()).toBe(1)
  app().now = later(start, days(2))
  expect(await send()).toBe(0)
  expect((await seller().listGivenUp()).data?.data).toMatchObject([
    { event: 'order_paid', tries: 3, fault: 'answered 45009', data: { order_sn: order.order_sn } },
  ])
  // Whoever mended the receiver sends it once more; a second failure gives it up again.
  const [{ id } = { id: 0 }] = (await seller().listGivenUp()).data?.data ?? []
  expect(await seller().retryGivenUp({ id })).toMatchObject({ code: 1 })
  expect(await send()).toBe(1)
  answerWith = { status: 200, body: '{"errcode":0}', headers: {} }
  const type = (...args: string[]) => typeAsSeller(app(), ['webhooks', ...args])
  expect((await type('failed')).out).toContain(String(id))
  expect(await type('retry', String(id))).toMatchObject({ code: 0, out: `Notice ${id} is sent once more\n` })
  app().now = later(start, days(3))
  expect(await send()).toBe(1)
  expect(heard.at(-1)?.body).toContain(order.order_sn)
  expect(await type('retry', String(id))).toMatchObject({ code: 1, err: `Notice ${id} was not given up\n` })
  app().now = start
})

test('whoever answers that something went wrong has not been told', async () => {
  await added({ events: ['order_paid'] })
  const { order } = await aPaidOrder()
  const start = app().now
  answerWith = { status: 500, body: '{}', headers: {} }
  expect(await send()).toBe(1)
  answerWith = { status: 200, body: '{}', headers: {} }
  app().now = later(start, hours(1))
  expect(await send()).toBe(1)
  expect(heard.map(({ body }) => body.includes(order.order_sn))).toEqual([true, true])
  app().now = later(start, hours(3))
  expect(await send()).toBe(0)
  app().now = start
})

test('several who send at once tell it once', async () => {
  await added({ events: ['order_paid'] })
  await aPaidOrder()
  await Promise.all([send(), send(), send()])
  expect(heard).toHaveLength(1)
})

test('nothing is sent to this machine or its network, whatever name it has', async () => {
  const add = (url: string) => asSeller(guarded()).webhooksSeller.addWebhook({ url, events: ['order_paid'] })
  for (const url of [
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://2130706433/',
    'http://localhost/',
    'http://localhost.:4221/',
    'http://shop.localhost/',
    'http://127.0.0.1.:80/',
    'https://169.254.169.254/',
  ])
    expect(await add(url), url).toMatchObject({ reason: 'webhooks_not_public' })
  // Where the network does not know this machine by name, nobody answers to it.
  expect(await add(`http://${os.hostname()}/`)).toMatchObject({
    reason: expect.stringMatching(/^webhooks_(not_public|no_host)$/),
  })
  for (const url of ['ftp://example.com/', 'https://a:b@example.com/', 'no address'])
    expect(await add(url), url).toMatchObject({ reason: 'webhooks_bad_url' })
  expect(await add('http://nowhere.invalid/')).toMatchObject({
    reason: 'webhooks_no_host',
    msg: expect.stringContaining('nowhere.invalid'),
  })
  expect(await asSeller(guarded()).webhooksSeller.listWebhooks()).toMatchObject({ data: [] })
  // A name that leads here later on.
  const url = `http://localhost:${port()}/`
  await guarded()
    .database.statement.insertInto('webhook')
    .values({
      url,
      format: 'generic',
      secret: 's',
      events: ['order_paid'],
      language: 'zh_CN',
      created_at: guarded().now,
    })
    .execute()
  const shopper = await aShopper(guarded(), { cents: 100_000 })
  await anOrderIn(guarded(), shopper, ORDER.paid, [{ ...(await aGood(guarded().database)), num: 1 }])
  expect(await guarded().jobs.runNow('webhooks')).toBe(1)
  expect(heard).toHaveLength(0)
})

test('by the command: added with its secret told once, listed without it, removed', async () => {
  const type = (...args: string[]) => typeAsSeller(app(), ['webhooks', ...args])
  const url = 'https://1.1.1.1/robot/send?access_token=verysecret'
  const told = await type('add', url, '--events', 'order_paid,after_sale')
  expect(told.code).toBe(0)
  const secret = /[\w-]{32}/.exec(told.out)?.[0] ?? ''
  expect(secret).not.toBe('')
  const listed = (await type()).out
  expect(listed).toContain('1.1.1.1')
  expect(listed).not.toMatch(new RegExp(`verysecret|${secret}`))
  expect(await type('add', url, '--events', 'everything')).toMatchObject({ code: 2 })
  expect(await type('failed')).toMatchObject({ code: 0 })
  const [hook] = (await seller().listWebhooks()).data ?? []
  const trail = await asSeller(app()).auditSeller.listAudit({ thing: 'webhook', thing_id: String(hook?.id) })
  expect(JSON.stringify(trail)).not.toMatch(new RegExp(`verysecret|${secret}`))
  expect(await type('remove', String(hook?.id))).toMatchObject({ code: 0 })
  expect(await type('remove', String(hook?.id))).toMatchObject({ code: 1 })
})
