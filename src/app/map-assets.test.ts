import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { madeUpPages } from '#testing/made-up-pages.ts'
import { startTestApp, type TestApp } from '#testing/start-test-app.ts'

const ELSEWHERE = 'https://files.example'

/** A page that says which files the router would name. */
const build = madeUpPages({
  says: ({ manifest }) => manifest,
  page: { path: 'news', module: { default: () => null } },
  assets: {
    entry: { module: '/assets/entry.js', imports: ['/assets/part.js'], css: [] },
    routes: { page: { id: 'page', path: '/assets-of-mine', module: '/assets/page.js', imports: [] } },
    url: '/assets/manifest-test.js',
  },
})

let root: string
let elsewhere: TestApp
let here: TestApp
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'xianji-assets-'))
  for (const folder of ['build/desk/assets', 'build/pages/client/assets'])
    await mkdir(path.join(root, folder), { recursive: true })
  await writeFile(path.join(root, 'build/pages/client/assets/entry.js'), 'export {}')
  await writeFile(path.join(root, 'build/pages/client/favicon.svg'), '<svg/>')
  const pages = { root, build: async () => build, development: false }
  here = await startTestApp({ pages })
  elsewhere = await startTestApp({ pages, assetUrl: ELSEWHERE, beside: here })
})
afterAll(async () => {
  await elsewhere.close()
  await here.close()
  await rm(root, { recursive: true })
})

const get = (app: TestApp, address: string) => fetch(app.origin + address)
const policyOf = (page: Response) => page.headers.get('content-security-policy') ?? ''

test('pages name their files at the other host, and allow scripts, styles and pictures from there', async () => {
  const page = await get(elsewhere, '/news')
  const html = await page.text()
  for (const file of ['entry', 'part', 'page']) expect(html).toContain(`"${ELSEWHERE}/assets/${file}.js"`)
  expect(html).toContain('"/assets-of-mine"')
  for (const what of ['script-src', 'style-src', 'img-src'])
    expect(policyOf(page)).toMatch(new RegExp(`${what} 'self' ${ELSEWHERE}( |;)`))
  expect(policyOf(page)).toContain("connect-src 'self';")
})

test('the map of later pages says the same, at an address that never shows anything else', async () => {
  const html = await (await get(elsewhere, '/news')).text()
  const [, address = ''] = new RegExp(`"${ELSEWHERE}(/assets/map-[0-9a-f]{16}.js)"`).exec(html) ?? []
  const map = await get(elsewhere, address)
  expect(await map.text()).toContain(`"module":"${ELSEWHERE}/assets/page.js"`)
  expect(Object.fromEntries(map.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  })
  expect((await get(elsewhere, '/assets/map-0123456789abcdef.js')).status).toBe(404)
})

test('the other host finds the files at the shop, readable by its pages; what may change stays the shop’s', async () => {
  const file = await get(elsewhere, '/assets/entry.js')
  expect(await file.text()).toBe('export {}')
  expect(file.headers.get('access-control-allow-origin')).toBe('*')
  expect((await get(elsewhere, '/favicon.svg')).headers.get('access-control-allow-origin')).toBeNull()
  expect((await get(elsewhere, '/news')).headers.get('access-control-allow-origin')).toBeNull()
  expect(await (await get(elsewhere, '/sw.js')).text()).toContain(`'${ELSEWHERE}'`)
})

test('where nothing is said everything comes from the shop, and nobody else may read it', async () => {
  const page = await get(here, '/news')
  const html = await page.text()
  expect(html).toContain('"/assets/entry.js"')
  expect(html).not.toContain('files.example')
  expect(policyOf(page)).toContain("img-src 'self' data:")
  expect((await get(here, '/assets/entry.js')).headers.get('access-control-allow-origin')).toBeNull()
})
