import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { type S3StandIn, startS3StandIn } from '#testing/start-s3-stand-in.ts'
import type { S3Settings } from './s3-bucket.ts'
import { createS3Files } from './s3-files.ts'
import { createS3Store } from './s3-store.ts'

let s3: S3StandIn
let settings: S3Settings
let objects: S3StandIn['objects']
beforeAll(async () => {
  s3 = await startS3StandIn()
  settings = s3.settings
  objects = s3.objects
})
afterAll(() => s3.close())
beforeEach(() => objects.clear())

test('what is put can be got until it is removed; what is missing is undefined', async () => {
  const store = createS3Store(settings, 'pictures')
  const bytes = Buffer.from([0, 255, 1, 2, 3])
  expect(await store.get('a.webp')).toBeUndefined()
  await store.put('a.webp', bytes)
  await store.put('sizes/a-160.webp', bytes)
  expect([...objects.keys()].sort()).toEqual(['/shop/pictures/a.webp', '/shop/pictures/sizes/a-160.webp'])
  expect(await store.get('a.webp')).toEqual(bytes)
  await store.remove('a.webp')
  await store.remove('a.webp')
  expect(await store.get('a.webp')).toBeUndefined()
})

test('a file goes in from the disk and comes out as a stream, whole or in part', async () => {
  const files = createS3Files(settings, 'files')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'xianji-s3-'))
  const whole = Buffer.from('0123456789')
  await writeFile(path.join(folder, 'a'), whole)
  await files.put('goods/a', path.join(folder, 'a'))
  await rm(folder, { recursive: true })
  expect(objects.get('/shop/files/goods/a')).toEqual(whole)
  expect(await buffer((await files.read('goods/a'))!)).toEqual(whole)
  const pieces: Uint8Array[] = []
  const send = await files.send('goods/a', { from: 2, to: 4 })
  await send?.(async (piece) => void pieces.push(Buffer.from(piece)))
  expect(Buffer.concat(pieces).toString()).toBe('234')
  await files.remove('goods/a')
  expect(await files.read('goods/a')).toBeUndefined()
})

test('a store that stumbles is asked again', async () => {
  s3.stumble(2)
  const store = createS3Store(settings, 'pictures')
  await store.put('b.webp', Buffer.from('b'))
  expect(await store.get('b.webp')).toEqual(Buffer.from('b'))
})

test('a wrong secret is an error that tells nothing of the inside', async () => {
  objects.set('/shop/pictures/b.webp', Buffer.from('b'))
  const store = createS3Store({ ...settings, secretAccessKey: 'wrong' }, 'pictures')
  await expect(store.get('b.webp')).rejects.toThrow(/^The store answered 403 to GET$/)
  await expect(store.put('b.webp', Buffer.from('c'))).rejects.toThrow('403')
  expect(objects.get('/shop/pictures/b.webp')).toEqual(Buffer.from('b'))
})

test('the settings are all there or none, and every missing one is named', () => {
  expect(readConfig({}).s3).toBeUndefined()
  expect(() => readConfig({ S3_ENDPOINT: 'https://s3.example.com', S3_BUCKET: 'shop' })).toThrow(
    /S3_ACCESS_KEY_ID.*\n.*S3_SECRET_ACCESS_KEY/,
  )
  const whole = {
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'shop',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
  }
  expect(readConfig(whole).s3).toMatchObject({ bucket: 'shop', region: 'us-east-1', pathStyle: true })
  expect(readConfig({ ...whole, S3_PATH_STYLE: 'off', S3_REGION: 'auto' }).s3).toMatchObject({
    pathStyle: false,
    region: 'auto',
  })
})
