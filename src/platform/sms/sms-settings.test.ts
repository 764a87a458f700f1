import { expect, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from '#platform/config.ts'
import { readSmsSettings, smsSettings } from './sms-settings.ts'

const REAL = { DATABASE_URL: 'postgres://shop@localhost/shop' }
const ALIYUN = {
  SMS_PROVIDER: 'aliyun',
  SMS_ALIYUN_ACCESS_KEY_ID: 'id',
  SMS_ALIYUN_ACCESS_KEY_SECRET: 'secret',
  SMS_ALIYUN_SIGN_NAME: '鲜集',
  SMS_ALIYUN_TEMPLATE_REGISTER: 'SMS_1',
  SMS_ALIYUN_TEMPLATE_RESET: 'SMS_2',
  SMS_ALIYUN_TEMPLATE_VERIFY: 'SMS_3',
  SMS_ALIYUN_TEMPLATE_CHANGE: 'SMS_4',
}

test('a demo shop needs no settings: its messages stay in the outbox', () => {
  expect(readConfig({}).sms).toEqual({ provider: 'outbox' })
})

test.each([[{}], [{ SMS_PROVIDER: 'outbox' }]])('a real shop does not start with %j', (settings) => {
  expect(() => readConfig({ ...REAL, ...settings })).toThrow(
    'SMS_PROVIDER: must be aliyun or webhook outside demo mode',
  )
})

test('a real shop names every missing setting at once', () => {
  expect(() =>
    readConfig({ ...REAL, ...ALIYUN, SMS_ALIYUN_SIGN_NAME: '', SMS_ALIYUN_TEMPLATE_RESET: '' }),
  ).toThrow(/SMS_ALIYUN_SIGN_NAME: .*\n.*SMS_ALIYUN_TEMPLATE_RESET: /)
})

test('a webhook needs its address and a secret worth the name', () => {
  const webhook = { ...REAL, SMS_PROVIDER: 'webhook', SMS_WEBHOOK_URL: 'https://sms.example/send' }
  expect(() => readConfig(webhook)).toThrow('SMS_WEBHOOK_SECRET: is needed for SMS_PROVIDER=webhook')
  expect(() => readConfig({ ...webhook, SMS_WEBHOOK_SECRET: 'short' })).toThrow('SMS_WEBHOOK_SECRET: ')
  const whole = { ...webhook, DATABASE_URL: '', SMS_WEBHOOK_SECRET: 'as long as it should be' }
  expect(readConfig(whole).sms).toMatchObject({ provider: 'webhook', url: 'https://sms.example/send' })
})

test('a complete set is taken, with a template for each kind of message', () => {
  expect(readSmsSettings(z.object(smsSettings).parse(ALIYUN), false)).toMatchObject({
    provider: 'aliyun',
    signName: '鲜集',
    templates: { register: 'SMS_1', reset: 'SMS_2', verify: 'SMS_3', change: 'SMS_4' },
    endpoint: 'dysmsapi.aliyuncs.com',
  })
})
