import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { LoaderFunctionArgs } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '#paths'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { addressOf } from '#platform/i18n/language-address.ts'
import { pageContext } from '#platform/pages/page-context.ts'
import { later, minutes } from '#platform/time.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aBuyer, aProduct, aText } from '#testing/builders/index.ts'
import { madeUpPages } from '#testing/made-up-pages.ts'
import { startTestApp, type TestApp } from '#testing/start-test-app.ts'

/** Every page that is made, in order: who wanted which. */
const made: string[] = []
let broken = false
const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const { api, loggedIn } = context.get(pageContext)
  made.push(`${loggedIn ? 'buyer' : 'visitor'} ${new URL(request.url).pathname}`)
  if (broken) throw new Response('', { status: 500 })
  const id = /^product-details\/(\d+)$/.exec(params['*'] ?? '')?.[1]
  return id ? (await api.catalogue.productDetail({ id })).data?.name : params['*']
}
const build = madeUpPages({
  says: ({ staticHandlerContext }) => staticHandlerContext.loaderData,
  page: { path: '*', module: { default: () => null, loader } },
  assets: { routes: {}, entry: { module: '', imports: [] }, url: '' },
})

let root: string
let app: TestApp
const places: string[] = []
const names = ['糖心苹果', '阳光玫瑰', '黄心猕猴桃']

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'xianji-ahead-'))
  for (const folder of ['build/desk/assets', 'build/pages/client'])
    await mkdir(path.join(root, folder), { recursive: true })
  const pages = { root, build: async () => build, development: false }
  app = await startTestApp({ pages, pagesAhead: true, pagesOnDisk: 1 << 20 })
  for (const [at, name] of names.entries())
    places.push(paths.product(await aProduct(app.database, { name: aText(name), sales: 100 - at })))
})
afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true })
})

const walk = async () => {
  app.now = later(app.now, minutes(2))
  await app.jobs.runNow('pages-ahead')
}
const look = async (address: string, token = '') => {
  const response = await fetch(app.origin + address, { headers: { cookie: `user_token=${token}` } })
  return { status: response.status, etag: response.headers.get('etag'), html: await response.text() }
}
/** Which pages are made while somebody does this. */
const madeBy = async (act: () => Promise<unknown>) => {
  made.length = 0
  await act()
  return made.splice(0)
}
const inBoth = (place: string) => LANGUAGES.map((language) => addressOf(place, language))

test('every page of goods is made in both languages before anybody asks, the best sold first, and shown to whoever comes', async () => {
  const drawn = await madeBy(walk)
  const goods = drawn.filter((one) => one.includes('product-details'))
  expect(goods).toEqual(places.flatMap(inBoth).map((address) => `visitor ${address}`))
  expect(drawn).toContain('visitor /')
  expect(await madeBy(walk)).toEqual([])
  const looked = await madeBy(async () => {
    for (const [at, place] of places.entries())
      for (const address of inBoth(place))
        expect(await look(address)).toMatchObject({
          status: 200,
          html: expect.stringContaining(names[at] ?? ''),
        })
  })
  expect(looked).toEqual([])
})

test('what is changed is made anew, and nothing else', async () => {
  await walk()
  const [first = ''] = places
  const id = Number(first.split('/').at(-1))
  await asSeller(app).productsSeller.changeProduct({ id, name: aText('霜降苹果') })
  expect(await madeBy(walk)).toEqual(inBoth(first).map((address) => `visitor ${address}`))
  const looked = () => madeBy(async () => expect((await look(first)).html).toContain('霜降苹果'))
  // A change is announced to every process, this one too: heard late, the notice drops the new page once more.
  await expect.poll(looked).toEqual([])
})

test('a page that was made ahead comes again as it is, and says so to who has it still', async () => {
  await walk()
  const [, place = ''] = places
  const first = await look(place)
  expect(first.etag).toBeTruthy()
  expect(await look(place)).toEqual(first)
  const again = await fetch(app.origin + place, { headers: { 'if-none-match': first.etag ?? '' } })
  expect(again.status).toBe(304)
})

test('a buyer is sent what was made ahead for everyone', async () => {
  await walk()
  const { token } = await aBuyer(app.database)
  const [place = ''] = places
  expect(await madeBy(() => look(place, token))).toEqual([])
})

test('where pages fail, it does not try them all', async () => {
  for (let n = 0; n < 30; n += 1) await aProduct(app.database)
  broken = true
  const tried = await madeBy(walk)
  broken = false
  expect(tried.length).toBeGreaterThan(10)
  expect(tried.length).toBeLessThan(30)
  expect((await madeBy(walk)).length).toBeGreaterThanOrEqual(60)
})

test('while nobody has opened the shop, nothing is made', async () => {
  await asSeller(app).openingSeller.closeShop({})
  expect(await madeBy(walk)).toEqual([])
})
