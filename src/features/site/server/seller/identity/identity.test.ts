import { expect, test } from 'vitest'
import { asSeller } from '#testing/as-seller.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const seller = () => asSeller(app())
const identity = async (language = 'zh-cn') => (await app().as({ language }).site.showIdentity()).data
const both = (zh_CN: string, en_US: string) => ({ zh_CN, en_US })

const claims = async () =>
  Object.entries((await identity()) ?? {}).filter(([, value]) => value !== '' && String(value) !== '')
const NOTHING = [['is_open', 1]]

test('a shop that has set nothing claims nothing', async () => {
  expect(await claims()).toEqual(NOTHING)
})

test('what the seller sets is told to everybody at once, in both languages', async () => {
  const set = (module: string, key: string, value: unknown) =>
    seller().siteSeller.changeSetting({ module, key, value })
  await set('app', 'app_slogan', both('当天采摘', 'Picked today'))
  await set('contact', 'phone', '0535-555 0101')
  await set('contact', 'mail', 'hello@orchard.example')
  await set('app', 'accent', '#8C240B')
  const promise = { icon: 'leaf' as const, title: both('现摘现发', 'Picked to order'), text: both('', '') }
  expect(await seller().identitySeller.setPromises({ promises: [promise] })).toMatchObject({ code: 1 })
  await seller().identitySeller.setLinks({
    links: [{ label: both('问答', 'FAQ'), href: '/SinglePage?id=16' }],
  })
  expect(await identity('en-us')).toMatchObject({
    slogan: 'Picked today',
    phone: '0535-555 0101',
    mail: 'hello@orchard.example',
    accent: '#8c240b',
    promises: [{ icon: 'leaf', title: 'Picked to order', text: '' }],
    links: [{ label: 'FAQ', href: '/SinglePage?id=16' }],
  })
  await seller().siteSeller.clearSetting({ module: 'contact', key: 'phone' })
  await seller().identitySeller.setPromises({ promises: [] })
  expect(await identity()).toMatchObject({ phone: '', promises: [] })
  for (const [module, key] of [
    ['app', 'app_slogan'],
    ['contact', 'mail'],
    ['app', 'accent'],
  ] as const)
    await seller().siteSeller.clearSetting({ module, key })
  await seller().identitySeller.setLinks({ links: [] })
  expect(await claims()).toEqual(NOTHING)
})

test.each([
  ['app', 'accent', '#ffcc00', 'sellersite_setting_contrast'],
  ['app', 'accent', 'green', 'sellersite_setting_colour'],
  ['contact', 'mail', 'nobody', 'sellersite_setting_mail'],
])('%s %s cannot be %s', async (module, key, value, reason) => {
  expect(await seller().siteSeller.changeSetting({ module, key, value })).toMatchObject({ code: 0, reason })
})

test('what a shop cannot be without is changed, never taken away', async () => {
  expect(await seller().siteSeller.clearSetting({ module: 'app', key: 'app_name' })).toMatchObject({
    reason: 'sellersite_setting_needed',
  })
  expect(await seller().siteSeller.clearSetting({ module: 'site', key: 'open' })).toMatchObject({
    reason: 'seller_no_setting',
  })
})
