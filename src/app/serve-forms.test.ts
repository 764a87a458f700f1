import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { redirect } from 'react-router'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PATTERNS } from '#paths'
import { madeUpPages } from '#testing/made-up-pages.ts'
import { startTestApp, type TestApp } from '#testing/start-test-app.ts'

/** Two pages at addresses of the shop: the cart takes forms, news none. */
let rendered = 0
let taken = 0
const action = () => {
  taken += 1
  return redirect('/done', 303)
}
const made = madeUpPages({
  says: () => {
    rendered += 1
  },
  page: { path: PATTERNS.cart, module: { default: () => null, action } },
  assets: { routes: {}, entry: { module: '', imports: [] }, url: '' },
})
const build = {
  ...made,
  routes: { ...made.routes, news: { id: 'news', path: PATTERNS.news, module: { default: () => null } } },
} as typeof made

let root: string
let open: TestApp
let shut: TestApp
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'xianji-forms-'))
  for (const folder of ['build/desk/assets', 'build/pages/client'])
    await mkdir(path.join(root, folder), { recursive: true })
  const pages = { root, build: async () => build, development: false }
  open = await startTestApp({ pages })
  shut = await startTestApp({ pages, open: false })
})
afterAll(async () => {
  await open.close()
  await shut.close()
  await rm(root, { recursive: true })
})
beforeEach(() => {
  rendered = 0
  taken = 0
})

async function post(app: TestApp, place: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: app.origin }
  const { origin } = app
  const answer = await fetch(origin + place, { method: 'POST', redirect: 'manual', headers, body: 'a=1' })
  const { status } = answer
  return { status, to: answer.headers.get('location'), said: answer.headers.get('set-cookie') ?? '' }
}

test('a page that takes forms leads on to what its action says', async () => {
  expect(await post(open, '/user-center/1/shopping-cart')).toMatchObject({ status: 303, to: '/done' })
  expect(await post(open, '/en/User-Center/1/Shopping-Cart')).toMatchObject({ status: 303, to: '/en/done' })
  expect(taken).toBe(2)
})

test('one that takes none says that it needs a script, and is not rendered for it, so nothing fails', async () => {
  const answer = await post(open, '/en/news?page=2')
  expect(answer).toMatchObject({ status: 303, to: '/en/news?page=2' })
  expect(decodeURIComponent(answer.said)).toContain('JavaScript')
  expect([rendered, taken]).toEqual([0, 0])
})

test('whoever sends a form is led back to this shop, however many slashes they begin with', async () => {
  expect(await post(open, '//evil.example//news')).toMatchObject({ status: 404 })
  expect(await post(open, '//news')).toMatchObject({ status: 303, to: '/news' })
})

test('in a shop that is shut no form is taken, however its address is written: the page says so', async () => {
  for (const place of [
    '/user-center/1/shopping-cart',
    '/en/ShoppingCart',
    '/%53hoppingCart',
    '/Shopping%43art',
  ])
    expect(await post(shut, place)).toMatchObject({ status: 303, to: place, said: '' })
  expect(taken).toBe(0)
})
