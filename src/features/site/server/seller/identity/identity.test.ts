import { expect, test } from 'vitest'
import { asSeller } from '#testing/as-seller.ts'
import { aStoredPicture } from '#testing/builders/build-picture.ts'
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

const LEADS_AWAY = [
  '/\\evil.example',
  '/\t/evil.example',
  '//evil.example',
  '/.//evil.example',
  'https://',
  'https:/evil.example',
]

test.each(LEADS_AWAY)('a link that a browser reads as another place is refused: %j', async (href) => {
  const links = [{ label: both('进货', 'Supply'), href }]
  expect(await seller().identitySeller.setLinks({ links })).toMatchObject({ reason: 'shell_bad_input' })
  const picture = await aStoredPicture(app())
  const slide = { title: both('苹果', 'Apple'), link: href, picture }
  expect(await seller().slidesSeller.addSlide(slide)).toMatchObject({ reason: 'shell_bad_input' })
})

test.each(['/Search?type_id=2#top', 'https://elsewhere.example/a?b=c'])(
  'a link to %s is taken',
  async (href) => {
    const links = [{ label: both('进货', 'Supply'), href }]
    expect(await seller().identitySeller.setLinks({ links })).toMatchObject({ code: 1 })
    await seller().identitySeller.setLinks({ links: [] })
  },
)
