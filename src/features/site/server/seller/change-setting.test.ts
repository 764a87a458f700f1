import { expect, test } from 'vitest'
import { asSeller } from '#testing/as-seller.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const seller = () => asSeller(app(), 'en_US').siteSeller
const config = (module: 'app' | 'system', language = 'en-us') =>
  app().as({ language }).site.showConfig({ module })

test('a changed setting is seen by visitors at once, in both languages', async () => {
  expect(await config('app')).toMatchObject({ data: {} })
  const value = { zh_CN: '鲜集', en_US: 'Xianji' }
  expect(await seller().changeSetting({ module: 'app', key: 'app_name', value })).toMatchObject({
    code: 1,
    msg: 'app app_name was changed',
    data: { value },
  })
  expect(await config('app')).toMatchObject({ data: { app_name: 'Xianji' } })
  await seller().changeSetting({ module: 'app', key: 'app_name', value: { en_US: 'Xianji Market' } })
  expect(await config('app')).toMatchObject({ data: { app_name: 'Xianji Market' } })
  expect(await config('app', 'zh-cn')).toMatchObject({ data: { app_name: '鲜集' } })
})

test('numbers may come as digits; a notice may be taken away', async () => {
  await seller().changeSetting({ module: 'system', key: 'virtual_goods', value: '1' })
  await seller().changeSetting({ module: 'system', key: 'web_notice', value: { zh_CN: '', en_US: '' } })
  expect(await config('system')).toMatchObject({ data: { virtual_goods: 1, web_notice: '' } })
})

test.each([
  ['an unknown module', 'shop', 'app_name', 'x', 'There is no setting “shop app_name”. See: settings'],
  ['an unknown key', 'app', 'name', 'x', 'There is no setting “app name”. See: settings'],
  [
    'a name of every object',
    'app',
    'constructor',
    'x',
    'There is no setting “app constructor”. See: settings',
  ],
  ['the books of the demo', 'demo', 'catalogue', '1', 'There is no setting “demo catalogue”. See: settings'],
  [
    'a number out of range',
    'system',
    'virtual_goods',
    '2',
    'system virtual_goods must be a whole number from 0 to 1',
  ],
  [
    'a word for a number',
    'orders',
    'unpaid_minutes',
    'soon',
    'orders unpaid_minutes must be a whole number from 1 to 10080',
  ],
  [
    'one language only',
    'aftersale',
    'back_user_name',
    { zh_CN: '售后' },
    'aftersale back_user_name must be a text of one line and at most 60 characters in both languages: --zh … --en …',
  ],
  [
    'a plain text for two languages',
    'app',
    'app_name',
    'Xianji',
    'app app_name must be a text of one line and at most 40 characters in both languages: --zh … --en …',
  ],
  [
    'another language',
    'app',
    'app_name',
    { zh_CN: 'a', en_US: 'b', de_DE: 'c' },
    'app app_name must be a text of one line and at most 40 characters in both languages: --zh … --en …',
  ],
  [
    'an address elsewhere',
    'app',
    'app_logo',
    '//elsewhere.example/logo.svg',
    'app app_logo must be an address of this site beginning with /',
  ],
  [
    'a line that is too long',
    'aftersale',
    'back_user_mobile',
    '1'.repeat(41),
    'aftersale back_user_mobile must be one line of 1 to 40 characters',
  ],
  [
    'words that are none',
    'search',
    'hot_words',
    { zh_CN: ['苹果'], en_US: [''] },
    'search hot_words must be at most 20 words for each language: --zh 苹果,梨 --en apple,pear',
  ],
])('%s is refused', async (_, module, key, value, msg) => {
  expect(await seller().changeSetting({ module, key, value })).toMatchObject({ code: 0, msg, data: null })
})

test('all settings are listed with their kind, set or not', async () => {
  await seller().changeSetting({ module: 'orders', key: 'unpaid_minutes', value: 45 })
  const answer = await seller().showSettings({ module: 'orders' })
  const days = { module: 'orders', kind: 'number', value: null }
  expect(answer).toMatchObject({
    data: expect.arrayContaining([
      { module: 'orders', key: 'unpaid_minutes', kind: 'number', value: 45 },
      { ...days, key: 'auto_confirm_days' },
      { ...days, key: 'review_days' },
    ]),
  })
  const all = await seller().showSettings({})
  expect(all.code === 1 && all.data.some(({ module }) => module === 'demo')).toBe(false)
  expect(await seller().showSettings({ module: 'demo' })).toMatchObject({ code: 0 })
})
