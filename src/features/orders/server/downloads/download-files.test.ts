import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ORDER } from '#features/orders/order-states.ts'
import { DOWNLOAD_MINUTES } from '#features/orders/orders-rules.ts'
import { later, minutes } from '#platform/time.ts'
import { asSeller } from '#testing/as-seller.ts'
import { fileOf } from '#testing/builders/build-picture.ts'
import { aGood, anOrderIn, aShopper } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const products = () => asSeller(app()).productsSeller
const kept = () => readdir(path.join(app().dataDir, 'files/goods')).catch((): string[] => [])

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}`)
const zip = (text: string) => Buffer.from(`PK\u0003\u0004${text}`, 'latin1')
const NAME = { zh_CN: '切果讲义', en_US: 'Cutting fruit' }

async function aReader() {
  const shopper = await aShopper(app(), { cents: 100_000 })
  const good = await aGood(app().database, { virtual: true, name: '讲义' })
  const add = (bytes: Buffer) =>
    products().addProductFile({ product_id: good.product_id, source: fileOf(bytes), name: NAME })
  const added = await add(pdf('first'))
  expect(added).toMatchObject({ code: 1 })
  expect(await add(zip('second'))).toMatchObject({ code: 1 })
  const order = await anOrderIn(app(), shopper, ORDER.shipped, [{ ...good, num: 1 }])
  const asked = { order_sn: order.order_sn, product_sku_id: good.sku_price_id }
  const links = async (language = 'zh-cn') =>
    (await app().as({ token: shopper.token, language }).orders.createDownloadLink(asked)).data!
  return { shopper, good, links, file: added.data!.files[0]!.id }
}

const open = (url: string, token?: string, headers: Record<string, string> = {}) =>
  fetch(app().origin + url, { headers: { ...headers, ...(token && { cookie: `user_token=${token}` }) } })

test('a buyer gets every file whole, under its name in their language, and nothing keeps it', async () => {
  const { shopper, links } = await aReader()
  const { url, files } = await links()
  expect(url).toBe(files[0]?.url)
  expect(files.map(({ name, bytes }) => [name, bytes])).toEqual([
    ['切果讲义.pdf', 14],
    ['切果讲义.zip', 10],
  ])
  const first = await open(files[0]!.url, shopper.token)
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '14',
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('切果讲义.pdf')}`,
    'x-content-type-options': 'nosniff',
  })
  expect(Buffer.from(await first.arrayBuffer())).toEqual(pdf('first'))
  const second = await open((await links('en-us')).files[1]!.url, shopper.token)
  expect(second.headers.get('content-disposition')).toContain('Cutting%20fruit.zip')
  expect(Buffer.from(await second.arrayBuffer())).toEqual(zip('second'))
})

test('a broken line goes on where it ended, but never with another version', async () => {
  const { shopper, links, file } = await aReader()
  const { url } = await links()
  const part = await open(url, shopper.token, { range: 'bytes=9-' })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 9-13/14'])
  expect(await part.text()).toBe('first')
  const mark = part.headers.get('etag') ?? ''
  expect((await open(url, shopper.token, { range: 'bytes=99-' })).status).toBe(416)

  const replaced = await products().replaceProductFile({ id: file, source: fileOf(pdf('a new version')) })
  expect(replaced).toMatchObject({ code: 1 })
  const again = await open(url, shopper.token, { range: 'bytes=9-', 'if-range': mark })
  expect(again.status).toBe(200)
  expect(await again.text()).toBe('%PDF-1.7\na new version')
})

test('strangers, visitors, late ones and other products get nothing', async () => {
  const { shopper, links } = await aReader()
  const other = await aReader()
  const { url } = await links()
  expect((await open(url)).status).toBe(403)
  expect((await open(url, other.shopper.token)).status).toBe(403)
  // The link of one's own order does not open what another product has.
  const theirs = (await other.links()).url.split('?')[1]
  expect((await open(`${url.split('?')[0]}?${theirs}`, shopper.token)).status).toBe(409)
  for (const place of await kept()) expect((await open(`/files/goods/${place}`)).status).not.toBe(200)
  const before = app().now
  app().now = later(before, minutes(DOWNLOAD_MINUTES) + 1000)
  expect((await open(url, shopper.token)).status).toBe(410)
  app().now = before
})

test('only PDF and ZIP are sold, to their limit, and nothing of the rest stays', async () => {
  const { good } = await aReader()
  const before = await kept()
  const add = (source: AsyncIterable<Uint8Array>) =>
    products().addProductFile({ product_id: good.product_id, source, name: NAME })
  async function* endless() {
    yield pdf('')
    for (;;) yield Buffer.alloc(1 << 20)
  }
  expect(await add(fileOf(Buffer.from('#!/bin/sh')))).toMatchObject({ reason: 'products_file_format' })
  expect(await add(endless())).toMatchObject({ reason: 'products_file_large' })
  expect(await kept()).toEqual(before)
  expect(await readdir(path.join(app().dataDir, 'arriving'))).toEqual([])
  const plain = await aGood(app().database)
  expect(
    await products().addProductFile({ product_id: plain.product_id, source: fileOf(pdf('')), name: NAME }),
  ).toMatchObject({ reason: 'products_not_virtual' })
})
