import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_LOGIN } from '#demo/demo-login.ts'
import { seedDemo } from '#demo/seed/seed-demo.ts'
import { paths } from '#paths'
import { startTestApp, type TestApp } from '#testing/start-test-app.ts'
import { buildPages, isBuildStale } from './build-pages.ts'

/** The built pages of the demo shop, made with parts that are kept and beside it with every part made anew. */
const root = path.resolve(import.meta.dirname, '../..')
const built = {
  root,
  development: false,
  build: () => import(pathToFileURL(path.join(root, 'build/pages/server/index.js')).href),
}
let keeping: TestApp
let plain: TestApp
let token: string
beforeAll(async () => {
  if (await isBuildStale(root)) await buildPages(root)
  keeping = await startTestApp({ pages: built })
  await seedDemo({ root, databaseUrl: keeping.database.url, log: pino({ level: 'silent' }) })
  plain = await startTestApp({ pages: { ...built, keepsParts: false }, beside: keeping })
  const { prefix, mobile, password } = DEMO_LOGIN
  const entered = await keeping.as().account.login({ prefix, mobile, password })
  token = entered.data?.userinfo.user_token ?? ''
  // Looking leaves footprints, which are counted beside the next product.
  for (const id of [1, 7]) await keeping.as({ token }).collection.recordFootprint({ id })
}, 240_000)
afterAll(async () => {
  await plain.close()
  await keeping.close()
})

async function look(app: TestApp, address: string, who: string) {
  const response = await fetch(app.origin + address, {
    headers: { cookie: `user_token=${who}` },
  })
  return (await response.text()).replaceAll(/ nonce="[^"]*"/g, '').split('<')
}

const PAGES = {
  home: paths.home(),
  search: paths.search(),
  'search for words': paths.search({ keyword: '果' }),
  product: paths.product(1),
  'another product': paths.product(7),
  shop: paths.shop(1),
  cart: paths.cart(),
  login: paths.login(),
  news: paths.news(),
  post: paths.post(1),
  orders: paths.orders(),
  'earlier orders': paths.orders('all', { page: 2 }),
  'the first orders': paths.orders('all', { page: 3 }),
  'account home': paths.accountHome(),
  wallet: paths.wallet(),
  messages: paths.messages(),
  'liked posts': paths.interactions(),
  favourites: paths.favourites(),
  'after-sales': paths.afterSales(),
  nowhere: '/nowhere-at-all',
}

test.each(Object.entries(PAGES))('the page %s is the same with parts that are kept', async (_, place) => {
  for (const address of [place, `/en${place}`.replace(/\/$/, '')])
    for (const who of ['', token]) {
      const whole = await look(plain, address, who)
      expect(whole.at(-1)).toBe('/html>')
      // What the first look has made the second one finds.
      for (const _ of [1, 2]) expect(await look(keeping, address, who)).toEqual(whole)
    }
})
