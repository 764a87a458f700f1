import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { ORDER } from '#features/orders/order-states.ts'
import { aNotice, sendNotice } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { rowsOf } from '#testing/table-rows.ts'
import { alipayScenes } from './test-scenes.ts'

const app = testApp()
const { tx, anAttempt, statusOf } = alipayScenes(app)

test('a notice may come as often and as late as it likes: it counts once', async () => {
  const { shopper, order, told } = await anAttempt()
  const notice = await aNotice(app(), told)
  const answers = await Promise.all(Array.from({ length: 8 }, () => sendNotice(app(), notice)))
  expect(new Set(answers)).toEqual(new Set(['success']))
  const waiting = await aNotice(app(), told, { before: { trade_status: 'WAIT_BUYER_PAY' } })
  expect(await sendNotice(app(), waiting)).toBe('success')
  expect(await sendNotice(app(), notice)).toBe('success')
  expect(await statusOf(shopper, order.id)).toBe(ORDER.paid)
  const receipts = await tx()
    .selectFrom('receipt')
    .select('used_for')
    .where('order_id', '=', order.id)
    .execute()
  expect(receipts).toEqual([{ used_for: 'order' }])
  expect(await checkBooks(tx())).toEqual([])
})

test('the answer to a notice is plain text', async () => {
  const { told } = await anAttempt()
  const response = await fetch(`${app().origin}/payment/alipay/notice`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body: new URLSearchParams(await aNotice(app(), told)).toString(),
  })
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'success',
  ])
})

const strangersKey = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
}).privateKey

async function expectIgnored(forged: Parameters<typeof aNotice>[2]) {
  const { shopper, order, told } = await anAttempt()
  expect(await sendNotice(app(), await aNotice(app(), told, forged))).toBe('failure')
  expect(await statusOf(shopper, order.id)).toBe(ORDER.awaitingPayment)
  expect(await rowsOf(app(), 'receipt', { order_id: order.id })).toEqual([])
}

test('a notice signed by a stranger changes nothing', () => expectIgnored({ key: strangersKey }))

test.each([
  ['no signature', { sign: '' }],
  ['a signature that is none', { sign: '%%%' }],
  ['another amount', { total_amount: '0.01' }],
  ['another order', { out_trade_no: 'P1' }],
  ['a further field', { extra: '1' }],
  ['the old RSA', { sign_type: 'RSA' }],
])('a notice that was given %s after signing changes nothing', (_, after) => expectIgnored({ after }))

/** Another amount, a negative one, none; another app or seller; a payment nobody knows; the old way to sign. */
const WRONG = {
  total_amount: ['0.01', '-25.60', ''],
  app_id: ['2021000000000009'],
  seller_id: ['2088000000000009'],
  out_trade_no: ['P0000000000000000000000'],
  sign_type: ['RSA'],
}

test.each(Object.entries(WRONG).flatMap(([field, values]) => values.map((value) => ({ [field]: value }))))(
  'a notice with %j changes nothing, however well signed',
  (before) => expectIgnored({ before }),
)

test('a genuine SHA-1 signature is refused as well', async () => {
  const { createSign } = await import('node:crypto')
  const { keysOf } = await import('#testing/builders/index.ts')
  const { shopper, order, told } = await anAttempt()
  const { sign: _, ...fields } = await aNotice(app(), told, { before: { sign_type: 'RSA' } })
  const content = (without: string[]) =>
    Object.keys(fields)
      .filter((name) => !without.includes(name))
      .sort()
      .map((name) => `${name}=${fields[name]}`)
      .join('&')
  const { gatewayPrivate } = await keysOf(app())
  for (const without of [[], ['sign_type']]) {
    const sign = createSign('RSA-SHA1').update(content(without)).sign(gatewayPrivate, 'base64')
    expect(await sendNotice(app(), { ...fields, sign })).toBe('failure')
  }
  expect(await statusOf(shopper, order.id)).toBe(ORDER.awaitingPayment)
})

test('notices race the close: each order ends paid or closed, never both, and no cent is lost', async () => {
  const scenes = await Promise.all(Array.from({ length: 16 }, () => anAttempt()))
  await Promise.all(
    scenes.flatMap(({ shopper, order, told }, at) => [
      at % 2 ? shopper.api.orders.cancelOrder({ id: order.id }) : Promise.resolve(),
      aNotice(app(), told).then((notice) =>
        Promise.all([sendNotice(app(), notice), sendNotice(app(), notice)]),
      ),
    ]),
  )
  for (const { shopper, order } of scenes)
    expect([ORDER.paid, ORDER.closedByBuyer]).toContain(await statusOf(shopper, order.id))
  expect(await checkBooks(tx())).toEqual([])
})
