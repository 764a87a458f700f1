import { expect, test } from 'vitest'
import { days } from '#platform/time.ts'
import { asSeller } from '#testing/as-seller.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const ask = (address: string, init: RequestInit = {}) =>
  fetch(app().origin + address, { redirect: 'manual', ...init })

test('whoever found a hole is told whom to write to, and until when that holds', async () => {
  const told = async () => (await ask('/.well-known/security.txt')).text()
  expect(await told()).toContain('Contact: http://localhost/singlePage\n')
  const set = { module: 'contact', key: 'mail', value: 'safe@orchard.example' }
  expect(await asSeller(app()).siteSeller.changeSetting(set)).toMatchObject({ code: 1 })
  expect(await told()).toContain('Contact: mailto:safe@orchard.example\n')
  const [, expires = ''] = /Expires: (.*)/.exec(await told()) ?? []
  const left = Date.parse(expires) - app().now.getTime()
  expect([left > days(100), left < days(365)]).toEqual([true, true])
})

test('a password manager is led to where the password is changed', async () => {
  const led = await ask('/.well-known/change-password', { headers: { cookie: 'locale=en_US' } })
  expect([led.status, led.headers.get('location')]).toEqual([302, '/en/user-center/0/security-setting'])
})

test.each([
  '/healthz',
  '/metrics',
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/change-password',
  '/none',
  '/v1/none',
])('nobody guesses the type of what %s answers', async (address) => {
  expect((await ask(address)).headers.get('x-content-type-options')).toBe('nosniff')
})

test('other sites cannot embed what calls answer', async () => {
  const { headers } = await app().call('/v1/none')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  const listed = await app().as().catalogue.listCategories({})
  expect(listed).toMatchObject({ code: 1 })
})
