import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signNotice, signText } from '#demo/gateway/sign-fields.ts'
import { createAlipay } from './create-alipay.ts'

const aPair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const [ours, today, next, stranger] = [aPair(), aPair(), aPair(), aPair()]

/** Alipay, as far as it says that a trade waits, signing with whichever key it has now. */
let signedWith = today
const alipay = createServer((request, response) => {
  const answer = '{"code":"10000","out_trade_no":"A1","trade_status":"WAIT_BUYER_PAY"}'
  const sign = signText(answer, signedWith.privateKey)
  request.resume()
  response.end(`{"alipay_trade_query_response":${answer},"sign":"${sign}"}`)
})
beforeAll(async () => void (await once(alipay.listen(0, '127.0.0.1'), 'listening')))
afterAll(() => void alipay.close())

const account = () => ({
  appId: '2021',
  sellerId: '2088',
  privateKey: ours.privateKey,
  alipayPublicKey: today.publicKey,
  gateway: `http://127.0.0.1:${(alipay.address() as AddressInfo).port}/gateway.do`,
  notifyUrl: 'https://orchard.example/notice',
  returnUrl: 'https://orchard.example/return',
})
const NOTICE = {
  sign_type: 'RSA2',
  app_id: '2021',
  seller_id: '2088',
  total_amount: '1.00',
  out_trade_no: 'A1',
  trade_no: '9',
  trade_status: 'TRADE_SUCCESS',
}

test('while Alipay changes its key, answers and notices of both are believed, and of nobody else', async () => {
  const changing = createAlipay({ ...account(), nextPublicKey: next.publicKey })
  for (const key of [today, next]) {
    signedWith = key
    expect(await changing.query('A1')).toEqual({ state: 'waiting' })
    expect(await changing.checkNotice(signNotice(NOTICE, key.privateKey))).toMatchObject({ sn: 'A1' })
  }
  signedWith = stranger
  await expect(changing.query('A1')).rejects.toThrow('验签失败')
  expect(await changing.checkNotice(signNotice(NOTICE, stranger.privateKey))).toBeUndefined()
})

test('a key nobody announced is not believed', async () => {
  signedWith = next
  const settled = createAlipay(account())
  await expect(settled.query('A1')).rejects.toThrow('验签失败')
  expect(await settled.checkNotice(signNotice(NOTICE, next.privateKey))).toBeUndefined()
})
