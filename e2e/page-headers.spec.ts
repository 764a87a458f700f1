import { createHash } from 'node:crypto'
import { paths } from '#paths'
import { holdBack } from './hold-back.ts'
import { expect, test } from './journey.ts'
import { enterAsNewBuyer } from './new-buyer.ts'

/** The inline scripts of a page, and what its tags say about them; what search engines read is none. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .map(([, attributes = '', source = '']) => ({ attributes, source }))
    .filter(({ attributes, source }) => source !== '' && !attributes.includes('ld+json'))

const directives = (policy: string | undefined) =>
  Object.fromEntries(
    (policy ?? '').split('; ').map((one) => {
      const [name = '', ...values] = one.split(' ')
      return [name, values]
    }),
  )

const STRICT = {
  'default-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'frame-ancestors': ["'self'"],
}

const GUARDED = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
}

for (const path of [paths.home(), '/no-such-page']) {
  test(`a visitor’s page names its scripts by their hashes, the same for everyone (${path})`, async ({
    request,
  }) => {
    const response = await request.get(path)
    const html = await response.text()
    const policy = directives(response.headers()['content-security-policy'])
    expect(response.headers()).toMatchObject(GUARDED)
    expect(policy).toMatchObject(STRICT)
    const scripts = inlineScripts(html)
    expect(scripts.length).toBeGreaterThan(0)
    const hashes = scripts.map(
      ({ source }) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
    )
    expect(policy['script-src']?.toSorted()).toEqual([...new Set(["'self'", ...hashes])].toSorted())
    expect(html).not.toContain('nonce=')
  })
}

test('a page of a buyer’s own names its scripts by a nonce of its own, another each time', async ({
  page,
}) => {
  await enterAsNewBuyer(page)
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const response = await page.request.get(paths.orders())
      const policy = directives(response.headers()['content-security-policy'])
      expect(response.headers()).toMatchObject(GUARDED)
      expect(policy).toMatchObject(STRICT)
      const [own, marked = '', ...more] = policy['script-src'] ?? []
      expect([own, more]).toEqual(["'self'", []])
      const [, nonce = ''] = /^'nonce-([\w-]{22})'$/.exec(marked) ?? []
      for (const { attributes } of inlineScripts(await response.text()))
        expect(attributes).toContain(`nonce="${nonce}"`)
      return nonce
    }),
  )
  expect(nonces[0]).toHaveLength(22)
  expect(nonces[1]).not.toBe(nonces[0])
  // The browser agrees: a script of the page that its policy stopped would be a complaint, and the page not alive.
  await page.goto(paths.orders())
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
})

test('who comes again to a page that has not changed is told so, whatever hangs on to its address', async ({
  request,
}) => {
  const address = paths.product(1)
  const first = await request.get(address)
  const { etag = '' } = first.headers()
  expect(etag).toMatch(/^W\/".+"$/)
  const again = await request.get(`${address}?utm_source=letter`, { headers: { 'if-none-match': etag } })
  expect([again.status(), (await again.body()).length, again.headers().etag]).toEqual([304, 0, etag])
  const another = await request.get(paths.product(2), { headers: { 'if-none-match': etag } })
  expect(another.status()).toBe(200)
  for (const encoding of ['br', 'gzip', 'identity']) {
    const response = await request.get(address, { headers: { 'accept-encoding': encoding } })
    expect(await response.text()).toBe(await first.text())
    expect(response.headers().etag).toBe(etag)
  }
})

test('what is seen is asked for before the scripts', async ({ request }) => {
  for (const at of ['/', '/product-details/1', '/login']) {
    const html = await (await request.get(at)).text()
    const asked = html.match(/<link rel="?(?:stylesheet|modulepreload)[^>]*>|<script[^>]* src=[^>]*>/g) ?? []
    const scripts = asked.filter((one) => !one.includes('stylesheet'))
    expect(asked.slice(-scripts.length), at).toEqual(scripts)
    // Only React comes with the page, and what it needs itself.
    expect(scripts.join(''), at).toMatch(/async src="\/assets\/framework-/)
    expect(
      scripts.filter((one) => !/framework|rolldown-runtime/.test(one)),
      at,
    ).toEqual([])
  }
})

for (const at of ['/', '/product-details/1', '/login']) {
  test(`nothing but React is asked for before ${at} can be painted`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const others = () => asked.filter((one) => /\.js$/.test(one) && !/framework|rolldown-runtime/.test(one))
    const letThrough = await holdBack(page, /\/assets\/shop-.*\.css$/)
    await page.goto(at, { waitUntil: 'commit' })
    await expect.poll(() => asked.join()).toContain('/framework-')
    expect(others()).toEqual([])
    letThrough()
    await page.waitForFunction(() => '__reactRouterDataRouter' in window)
    expect(others().length).toBeGreaterThan(5)
  })
}

test('a page opened in a tab that nobody looks at comes to life there', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true })
    window.requestAnimationFrame = () => 0
  })
  await page.goto(paths.product(1))
  await page.waitForFunction(() => '__reactRouterDataRouter' in window, undefined, { polling: 100 })
})

test('a page comes to life with something on its address that it does not read', async ({ page }) => {
  await page.goto(`${paths.product(1)}?utm_source=letter`)
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: /登录/ }).first().click()
  await expect(page).toHaveURL(/login/)
})

test('the address of a call is no page: it says how it wants to be asked', async ({ request }) => {
  const asked = async (path: string) => {
    const answer = await request.get(path)
    return [answer.status(), (await answer.json()).reason]
  }
  expect(await asked('/v1/catalogue/search')).toEqual([405, 'shell_wrong_method'])
  expect(await asked('/v1/no-such-call')).toEqual([404, 'shell_no_such_call'])
})

test('the icon is there by the name browsers ask for where a page names none', async ({ request }) => {
  const icon = await request.get('/favicon.ico')
  expect(icon.status()).toBe(200)
  expect(icon.headers()['content-type']).toContain('image/svg+xml')
})
