import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAliyunSender } from '#platform/sms/aliyun-sender.ts'
import { aMobile } from '#testing/builders/index.ts'
import { type SmsStandIn, startSmsStandIn } from '#testing/start-sms-stand-in.ts'
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

let aliyun: SmsStandIn
beforeAll(async () => {
  aliyun = await startSmsStandIn()
})
afterAll(() => aliyun.close())

const sender = () =>
  createAliyunSender({
    accessKeyId: 'id',
    accessKeySecret: 'secret',
    signName: '鲜集',
    templates: { register: 'SMS_1', reset: 'SMS_2', verify: 'SMS_3', change: 'SMS_4' },
    endpoint: aliyun.endpoint,
  })

test.each([
  [{ prefix: '+86', mobile: '13800138000' }, '13800138000'],
  [{ prefix: '+852', mobile: '51234567' }, '85251234567'],
])('Aliyun is asked for %j as %s, with the sign and the template of the kind', async (number, phone) => {
  await sender().send(number, '123456', 'change')
  expect(aliyun.asked.at(-1)).toMatchObject({
    PhoneNumbers: phone,
    SignName: '鲜集',
    TemplateCode: 'SMS_4',
    TemplateParam: '{"code":"123456"}',
  })
})

test('what Aliyun refuses is a message that did not leave', async () => {
  aliyun.answer('isv.BUSINESS_LIMIT_CONTROL')
  await expect(sender().send({ prefix: '+86', mobile: '13800138000' }, '1', 'reset')).rejects.toMatchObject({
    code: 'isv.BUSINESS_LIMIT_CONTROL',
  })
  aliyun.answer('OK')
})
