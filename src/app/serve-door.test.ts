import { expect, test } from 'vitest'
import { entriesOf } from '#platform/contract/act.ts'
import { isDesk, pathsOf } from '#platform/contract/define.ts'
import { days, later } from '#platform/time.ts'
import { asSeller } from '#testing/as-seller.ts'
import { testApp } from '#testing/start-test-app.ts'
import { features } from './api.ts'

const app = testApp({ open: false })
const get = (path: string, cookie = '') =>
  fetch(app().origin + path, { headers: { cookie }, redirect: 'manual' })

test('who calls a shop that is not open yet is told so, and what must go on goes on', async () => {
  const refused = await app().call('/v1/site/identity', {}, { language: 'en-us' })
  expect(refused).toMatchObject({
    status: 503,
    code: 0,
    msg: 'The shop is not open yet',
    reason: 'opening_not_yet',
  })
  for (const path of ['/docs', '/sitemap.xml', '/live', '/downloads/1/2/zh_CN/x']) {
    const answer = await get(path)
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '3600'])
  }
  expect(await (await get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
  for (const path of ['/healthz', '/readyz', '/metrics']) expect((await get(path)).status).toBe(200)
  const notice = await fetch(`${app().origin}/payment/alipay/notice`, {
    method: 'POST',
    body: new URLSearchParams({}),
  })
  expect(notice.status).toBe(200)
})

test('the owner’s link lets its holder in for a week, and nobody else', async () => {
  const { data } = await asSeller(app()).openingSeller.previewShop()
  const path = new URL(data!.url).pathname
  const entered = await get(path)
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/'])
  const cookie = entered.headers.get('set-cookie')!
  expect(cookie).toMatch(/^shop_preview=\d+\.[\w-]{43}; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/)
  const pass = cookie.split(';', 1)[0]!
  expect((await get('/docs', pass)).status).not.toBe(503)
  const later7 = `shop_preview=9${pass.slice('shop_preview=1'.length)}`
  expect((await get('/docs', later7)).status).toBe(503)
  for (const forged of ['/preview/1.x', `/preview/9999999999.${'A'.repeat(43)}`, '/preview/%00'])
    expect((await get(forged)).headers.get('set-cookie')).toBe(null)
  app().now = later(app().now, days(8))
  expect((await get('/docs', pass)).status).toBe(503)
  expect((await get(path)).headers.get('set-cookie')).toBe(null)
})

/** A path with its first letter, with its last one, with all of them as `%61`. */
function spellings(path: string): string[] {
  const encode = (text: string) => [...text].map((one) => `%${one.charCodeAt(0).toString(16)}`).join('')
  return [
    path,
    path.replace(/[a-z]/i, encode),
    path.replace(/[\w](?=\W*$)/, encode),
    path.replace(/[\w]+/g, encode),
  ]
}

const statusOf = async (path: string, method: string) =>
  (await fetch(app().origin + path, { method, redirect: 'manual', ...(method === 'POST' && { body: '{}' }) }))
    .status

test('a shut shop is shut for every spelling of every address it answers at, and the desk for none', async () => {
  const calls = entriesOf(features)
  const inside = calls
    .filter(({ call }) => !isDesk(call) && call.path !== '/v1/account/picture-code')
    .flatMap(({ call }) => pathsOf(call))
  expect(inside.length).toBeGreaterThan(100)
  const asked = [
    ...inside.map((path) => ['POST', path] as const),
    ...['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/shops.xml', '/sitemaps/products-1.xml'].map(
      (path) => ['GET', path] as const,
    ),
    ...['/live', '/docs', '/docs/json', '/downloads/1/2/zh_CN/x', '/v1/nothing'].map(
      (path) => ['GET', path] as const,
    ),
  ]
  const open: string[] = []
  for (const [method, path] of asked)
    for (const spelt of spellings(path)) {
      const status = await statusOf(spelt, method)
      if (status !== 503) open.push(`${method} ${spelt} ${status}`)
    }
  expect(open).toEqual([])
  for (const path of ['/v1/desk/people/door', '/v1/desk/orders/list', '/v1/account/picture-code'])
    for (const spelt of spellings(path)) expect([spelt, await statusOf(spelt, 'POST')]).not.toContain(503)
})
