import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { createArrivingFiles } from '#platform/storage/arriving-files.ts'
import { createDiskFiles } from '#platform/storage/disk-files.ts'
import { days, later } from '#platform/time.ts'
import { asSeller } from '#testing/as-seller.ts'
import { fileOf } from '#testing/builders/build-picture.ts'
import { aGood } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { storeDownload } from './store-download.ts'

const app = testApp()
const products = () => asSeller(app()).productsSeller
const stored = () => readdir(path.join(app().dataDir, 'files/goods')).catch((): string[] => [])
const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}`)
const NAME = { zh_CN: '讲义', en_US: 'Notes' }

async function aProductWithFile() {
  const { product_id } = await aGood(app().database, { virtual: true })
  const { data } = await products().addProductFile({
    product_id,
    source: fileOf(pdf('for sale')),
    name: NAME,
  })
  return { product_id, file: data!.files[0]!.id }
}

async function aDayLater(): Promise<void> {
  app().now = later(app().now, days(1) + 1000)
  await app().jobs.runNow('downloads')
}

test('a file for sale whose process died while it was stored is gone after a day; what is sold stays', async () => {
  await aProductWithFile()
  const before = await stored()
  const folder = await mkdtemp(path.join(os.tmpdir(), 'xianji-arriving-'))
  await new Promise<void>((dies) => {
    const services = {
      arriving: createArrivingFiles(folder),
      files: createDiskFiles(path.join(app().dataDir, 'files')),
    }
    const context = { services, statement: app().database.statement, now: app().now }
    void storeDownload(context as never, Readable.from([pdf('of a process that died')]), () => {
      dies()
      return new Promise(() => {})
    })
  })
  expect((await stored()).length).toBe(before.length + 1)
  await aDayLater()
  expect(await stored()).toEqual(before)
  await rm(folder, { recursive: true })
})

test('a product nobody ordered takes its files along', async () => {
  const before = await stored()
  const { product_id } = await aProductWithFile()
  expect(await products().removeProduct({ id: product_id })).toMatchObject({ code: 1, data: { removed: 1 } })
  await aDayLater()
  expect(await stored()).toEqual(before)
})

test('a file that took the place of another stays', async () => {
  const { file } = await aProductWithFile()
  const replaced = await products().replaceProductFile({ id: file, source: fileOf(pdf('a new version')) })
  expect(replaced).toMatchObject({ code: 1 })
  const after = await stored()
  await aDayLater()
  expect(await stored()).toEqual(after)
})
