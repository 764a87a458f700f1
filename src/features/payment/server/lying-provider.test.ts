import { generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signText } from '#demo/gateway/sign-fields.ts'
import type { Alipay } from './alipay/alipay.ts'
import { createAlipay } from './alipay/create-alipay.ts'

const keys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const [ours, theirs, strangers] = [keys(), keys(), keys()]

/** What the provider answers to each method; signed by whoever `signer` is. */
let answers: Record<string, object> = {}
let signer = theirs
let gateway: Server
let alipay: Alipay

beforeAll(async () => {
  gateway = createServer((request, response) => {
    const method = new URL(request.url ?? '', 'http://provider').searchParams.get('method') ?? ''
    const said = JSON.stringify(answers[method])
    const sign = signText(said, signer.privateKey)
    response.setHeader('content-type', 'application/json')
    response.end(`{"${method.replaceAll('.', '_')}_response":${said},"sign":"${sign}"}`)
  })
  await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening))
  const { port } = gateway.address() as AddressInfo
  alipay = createAlipay({
    appId: '2021',
    sellerId: '2088',
    privateKey: ours.privateKey,
    alipayPublicKey: theirs.publicKey,
    gateway: `http://127.0.0.1:${port}/gateway.do`,
    notifyUrl: '',
    returnUrl: '',
  })
})
afterAll(() => gateway.close())

const PAID = {
  code: '10000',
  msg: 'Success',
  out_trade_no: 'P1',
  trade_no: '7',
  trade_status: 'TRADE_SUCCESS',
  total_amount: '12.80',
}
const told = (trade: object) => {
  answers = { 'alipay.trade.query': { ...PAID, ...trade } }
  return alipay.query('P1')
}

test('what became of a trade is believed when the provider says it of this trade', async () => {
  expect(await told({})).toEqual({ state: 'paid', tradeNo: '7', cents: 1280 })
  expect(await told({ trade_status: 'WAIT_BUYER_PAY' })).toEqual({ state: 'waiting' })
  expect(await told({ trade_status: 'TRADE_CLOSED' })).toEqual({ state: 'closed' })
})

test.each([
  ['it is said of another trade', { out_trade_no: 'P2' }],
  ['it names no amount', { total_amount: 'much' }],
  ['it names a state nobody knows', { trade_status: 'TRADE_MAYBE' }],
  ['the provider has failed', { code: '20000', sub_code: 'isp.unknow-error' }],
])('no trade is paid when %s', async (_, lie) => {
  await expect(told(lie)).rejects.toThrow('Alipay')
})

test('no trade is paid by who cannot sign for the provider', async () => {
  signer = strangers
  await expect(told({})).rejects.toThrow()
  signer = theirs
})

const refund = (asked: object, found: object) => {
  answers = {
    'alipay.trade.refund': { code: '10000', msg: 'Success', ...asked },
    'alipay.trade.fastpay.refund.query': { code: '10000', msg: 'Success', ...found },
  }
  return alipay.refund({ tradeNo: '7', sn: 'P1', requestNo: 'R1', cents: 1280, reason: '' })
}
const MOVED = { refund_status: 'REFUND_SUCCESS', refund_amount: '12.80' }

test('money is back when it moved now, or moved before: the very amount, and done', async () => {
  expect(await refund({ fund_change: 'Y' }, {})).toEqual({ outcome: 'done' })
  expect(await refund({ fund_change: 'N' }, MOVED)).toEqual({ outcome: 'done' })
})

test.each([
  ['another amount went back', { ...MOVED, refund_amount: '1.28' }],
  ['it is not done yet', { ...MOVED, refund_status: 'REFUND_PROCESSING' }],
  ['nothing is known of it', {}],
  ['the provider has failed', { ...MOVED, code: '20000' }],
])('a refund stays open when %s', async (_, found) => {
  expect(await refund({ fund_change: 'N' }, found)).toMatchObject({ outcome: 'unknown' })
})

test('a refund that no repetition will bring waits for a person', async () => {
  const hopeless = { code: '40004', sub_code: 'ACQ.TRADE_HAS_FINISHED' }
  expect(await refund(hopeless, {})).toEqual({ outcome: 'stuck', fault: '40004 ACQ.TRADE_HAS_FINISHED' })
  expect(await refund({ code: '20000', sub_code: 'ACQ.SYSTEM_ERROR' }, MOVED)).toMatchObject({
    outcome: 'unknown',
  })
})
