import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { LoaderFunctionArgs } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { serve } from '#platform/contract/act.ts'
import { read } from '#platform/contract/define.ts'
import { pageContext } from '#platform/pages/page-context.ts'
import { aBuyer } from '#testing/builders/index.ts'
import { madeUpPages } from '#testing/made-up-pages.ts'
import { startTestApp, type TestApp } from '#testing/start-test-app.ts'
import { features } from './api.ts'

const answer = {
  access: 'anyone',
  summary: 't',
  output: z.object({ asked: z.number(), who: z.string() }),
} as const
const trialContract = {
  kept: read({ path: '/v1/trial/kept', ...answer, cache: { seconds: 60, tags: () => ['trial'] } }),
  fresh: read({ path: '/v1/trial/fresh', ...answer }),
  rare: read({ path: '/v1/trial/rare', ...answer, perMinute: 1 }),
}
let asked = 0
const trial = serve(trialContract, {
  kept: async (_, { actor }) => ({ asked: ++asked, who: actor.kind }),
  fresh: async (_, { actor }) => ({ asked: ++asked, who: actor.kind }),
  rare: async (_, { actor }) => ({ asked: ++asked, who: actor.kind }),
})
type Trial = Record<string, () => Promise<{ data: unknown }>>

const LONG = Array.from({ length: 400 }, (_, n) => `product ${(n * 7919) % 1000}`)

/**
 * Pages that say which calls they are made of by their address: `/kept`, `/kept-fresh`; `/kept-long` says more. Those of orders
 * (`/OrderDetail/fresh`) are not public.
 */
const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const { trial } = context.get(pageContext).api as unknown as { trial: Trial }
  const answers = []
  for (const name of params['*']?.replace(/^.*\//, '').split('-') ?? [])
    answers.push(name === 'long' ? LONG : (await trial[name]?.())?.data)
  return answers
}
const build = madeUpPages({
  says: ({ staticHandlerContext }) => staticHandlerContext.loaderData,
  page: { path: '*', module: { default: () => null, loader } },
  assets: { routes: {}, entry: { module: '', imports: [] }, url: '' },
})

let root: string
let app: TestApp
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'xianji-pages-'))
  for (const folder of ['build/desk/assets', 'build/pages/client'])
    await mkdir(path.join(root, folder), { recursive: true })
  const pages = { root, build: async () => build, development: false }
  app = await startTestApp({ features: { ...features, trial }, pages, trustProxy: ['127.0.0.1'] })
})
afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true })
})

async function look(address: string, token = '') {
  const response = await fetch(app.origin + address, { headers: { cookie: `user_token=${token}` } })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

test('a visitor’s page is made once, until what it shows changes', async () => {
  const first = await look('/kept')
  expect(first).toMatchObject({ status: 200, html: expect.stringContaining('"who":"visitor"') })
  expect((await look('/kept')).html).toBe(first.html)
  app.now = new Date(app.now.getTime() + 61_000)
  expect((await look('/kept')).html).not.toBe(first.html)
})

test('who has asked too often is told when to come back, and the page comes back by itself', async () => {
  const lookFrom = (address: string) =>
    fetch(`${app.origin}/rare`, { headers: { accept: 'text/html', 'x-forwarded-for': address } })
  expect((await lookFrom('203.0.113.9')).status).toBe(200)
  app.now = new Date(app.now.getTime() + 20_000)
  const refused = await lookFrom('203.0.113.9')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40'])
  expect(await refused.text()).toMatch(/http-equiv="refresh" content="40".*40 秒后自动重试/s)
  expect((await lookFrom('198.51.100.9')).status).toBe(200)
  const call = await app.call('/v1/trial/rare', {}, { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect([call.status, call.headers.get('retry-after')]).toEqual([429, '40'])
})

/** As it travels: `fetch` would unpack it. */
const lookPacked = (address: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; etag: string | undefined; bytes: Buffer }>((resolve, reject) => {
    const asking = { headers: { 'accept-encoding': 'br', ...headers } }
    get(app.origin + address, asking, async (response) => {
      const bytes = Buffer.concat(await response.toArray())
      resolve({ status: response.statusCode, etag: response.headers.etag, bytes })
    }).on('error', reject)
  })

test('a page that is asked for again gets shorter on the way, and is the same page', async () => {
  const address = '/kept-long'
  const first = await lookPacked(address)
  expect((await lookPacked(address)).bytes).toEqual(first.bytes)
  await expect.poll(async () => (await lookPacked(address)).bytes.length).toBeLessThan(first.bytes.length)
  const later = await lookPacked(address)
  expect(brotliDecompressSync(later.bytes)).toEqual(brotliDecompressSync(first.bytes))
  const unchanged = await lookPacked(address, { 'if-none-match': first.etag ?? '' })
  expect([unchanged.status, unchanged.etag, unchanged.bytes.length]).toEqual([304, first.etag, 0])
})

test('a page with one answer that may not be kept is made anew each time', async () => {
  const pages = [await look('/kept-fresh'), await look('/kept-fresh'), await look('/fresh')]
  expect(new Set(pages.map(({ html }) => html)).size).toBe(3)
  for (const { headers } of pages) expect(headers.get('etag')).toBeNull()
})

test('what is kept is computed as a visitor, also when a buyer is the first to ask', async () => {
  const { token } = await aBuyer(app.database)
  app.now = new Date(app.now.getTime() + 61_000)
  const call = (name: string, asking = {}) => app.call(`/v1/trial/${name}`, {}, asking)
  expect((await call('fresh', { token })).data).toMatchObject({ who: 'buyer' })
  expect((await call('kept', { token })).data).toMatchObject({ who: 'visitor' })
  expect((await call('kept')).data).toMatchObject({ who: 'visitor' })
})

test('a buyer’s page is nobody else’s', async () => {
  const { token } = await aBuyer(app.database)
  const own = await look('/OrderDetail/fresh', token)
  expect(own.html).toContain('"who":"buyer"')
  expect(own.headers.get('etag')).toBeNull()
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  expect((await look('/fresh')).headers.get('cache-control')).toBe('no-cache')
  expect((await look('/OrderDetail/fresh')).html).toContain('"who":"visitor"')
})

test('a public page is a visitor’s, also when a buyer is the first to ask', async () => {
  const { token } = await aBuyer(app.database)
  app.now = new Date(app.now.getTime() + 61_000)
  const own = await look('/kept', token)
  expect(own.html).toContain('"who":"visitor"')
  const visitors = await look('/kept')
  expect(visitors.html).toBe(own.html)
  for (const name of ['etag', 'content-security-policy', 'vary', 'cache-control'])
    expect(visitors.headers.get(name)).toBe(own.headers.get(name))
  expect((await look('/fresh', token)).html).toContain('"who":"visitor"')
})

test.each(['visitor', 'buyer'])(
  'the page of a %s lets nobody frame it, guess its type or run a script of theirs',
  async (who) => {
    const { token } = who === 'buyer' ? await aBuyer(app.database) : { token: '' }
    const { headers } = await look(who === 'buyer' ? '/OrderDetail/kept' : '/kept', token)
    const policy = headers.get('content-security-policy')?.split('; ') ?? []
    for (const rule of [
      "frame-ancestors 'self'",
      "object-src 'none'",
      "base-uri 'self'",
      "default-src 'self'",
    ])
      expect(policy).toContain(rule)
    expect(policy.find((rule) => rule.startsWith('script-src'))).not.toMatch(/unsafe|\*|data:/)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      vary: expect.stringContaining('cookie'),
    })
  },
)

test.each(['PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
  'a page answers no %s, and says what it answers',
  async (method) => {
    const response = await fetch(`${app.origin}/kept`, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
    const call = await fetch(`${app.origin}/v1/trial/kept`, { method })
    expect([call.status, call.headers.get('allow')]).toEqual([405, 'POST'])
    expect((await fetch(`${app.origin}/v1/none`, { method })).status).toBe(404)
  },
)

test('a page says where browsers tell what they stopped', async () => {
  const { headers } = await look('/kept')
  expect(headers.get('content-security-policy')).toMatch(/; report-uri \/csp-reports; report-to policy$/)
  expect(headers.get('reporting-endpoints')).toBe('policy="/csp-reports"')
})
