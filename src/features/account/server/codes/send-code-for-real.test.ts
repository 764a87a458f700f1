import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAliyunSender } from '#platform/sms/aliyun-sender.ts'
import { aMobile } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

/** A shop outside demo mode: what a real buyer sees. */
const app = testApp({ demo: false })

test('outside demo mode the code never leaves by the answer, whatever is_test says', async () => {
  for (const is_test of [undefined, 1, true]) {
    const sent = await app().call('/v1/5b5bdc44796e8', { mobile: aMobile(), type: 1, is_test })
    expect(sent).toMatchObject({ code: 1, data: { msg: '验证码已发送' } })
    expect(sent.data).not.toHaveProperty('code')
  }
})

test('outside demo mode there is no demo buyer', async () => {
  expect(await app().as().account.showEntrance()).toMatchObject({
    code: 1,
    data: { demo: 0, demo_login: null },
  })
})

/** Aliyun's side of the wire, so that the official SDK speaks to something. */
const asked: URL[] = []
let answer = 'OK'
const aliyun = createServer((request, response) => {
  request.resume()
  asked.push(new URL(request.url ?? '', 'http://aliyun'))
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ Code: answer, Message: 'said', RequestId: '1', BizId: '1' }))
})
beforeAll(() => new Promise<void>((resolve) => aliyun.listen(0, '127.0.0.1', resolve)))
afterAll(() => aliyun.close())

const sender = () =>
  createAliyunSender({
    accessKeyId: 'id',
    accessKeySecret: 'secret',
    signName: '鲜集',
    templates: { register: 'SMS_1', reset: 'SMS_2', verify: 'SMS_3', change: 'SMS_4' },
    endpoint: `http://127.0.0.1:${(aliyun.address() as AddressInfo).port}`,
  })

test.each([
  [{ prefix: '+86', mobile: '13800138000' }, '13800138000'],
  [{ prefix: '+852', mobile: '51234567' }, '85251234567'],
])('Aliyun is asked for %j as %s, with the sign and the template of the kind', async (number, phone) => {
  await sender().send(number, '123456', 'change')
  const { searchParams } = asked.at(-1) as URL
  expect(Object.fromEntries(searchParams)).toMatchObject({
    PhoneNumbers: phone,
    SignName: '鲜集',
    TemplateCode: 'SMS_4',
    TemplateParam: '{"code":"123456"}',
  })
})

test('what Aliyun refuses is a message that did not leave', async () => {
  answer = 'isv.BUSINESS_LIMIT_CONTROL'
  await expect(sender().send({ prefix: '+86', mobile: '13800138000' }, '1', 'reset')).rejects.toMatchObject({
    code: 'isv.BUSINESS_LIMIT_CONTROL',
  })
  answer = 'OK'
})
