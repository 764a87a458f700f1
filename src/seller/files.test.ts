import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type S3StandIn, startS3StandIn } from '#testing/start-s3-stand-in.ts'
import { testApp } from '#testing/start-test-app.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'

const app = testApp()
let s3: S3StandIn
afterEach(() => s3.close())

const FILES = {
  'pictures/a.webp': 'picture a',
  'pictures/sizes/a-160.webp': 'picture a, small',
  'pictures/b.webp': 'picture b',
  'pictures/c.webp': 'picture c',
  'files/goods/recipe': 'what was bought',
  'files/originals/0f': 'the original',
}
const onDisk = (name: string) => path.join(app().dataDir, name)

/** All of it on the disk, nothing in the store. */
beforeEach(async () => {
  // A page of the list is short, so that it takes several.
  s3 = await startS3StandIn({ pageSize: 2 })
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(path.dirname(onDisk(name)), { recursive: true })
    await writeFile(onDisk(name), content)
  }
  // Somebody is just uploading.
  await writeFile(onDisk('pictures/d.webp.0123456789ab'), 'half')
})

async function move(...words: string[]) {
  const { settings } = s3
  const told = await typeAsSeller(app(), ['files', 'move', ...words, '--json'], {
    S3_ENDPOINT: settings.endpoint,
    S3_REGION: settings.region,
    S3_BUCKET: settings.bucket,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  })
  return { ...told, ...JSON.parse(told.out) }
}

test('everything goes into the store and is compared; what is there already is not sent again', async () => {
  expect((await move('--to', 's3', '--dry-run')).data).toMatchObject({ found: 6, there: 0, copied: 6 })
  expect(s3.objects.size).toBe(0)
  // One is there from before, as the shop itself has put it; another by the same name is something else.
  s3.objects.set('/shop/pictures/b.webp', Buffer.from('picture b'))
  s3.objects.set('/shop/pictures/c.webp', Buffer.from('not it !!'))
  expect((await move('--to', 's3')).data).toMatchObject({ found: 6, there: 1, copied: 5 })
  for (const [name, content] of Object.entries(FILES))
    expect(s3.objects.get(`/shop/${name}`)?.toString(), name).toBe(content)
  expect(s3.objects.size).toBe(6)
  expect((await move('--to', 's3')).data).toMatchObject({ found: 6, there: 6, copied: 0, bytes: 0 })
})

test('and back, onto a disk that has lost some of it', async () => {
  await move('--to', 's3')
  await rm(onDisk('files'), { recursive: true })
  await writeFile(onDisk('pictures/a.webp'), 'damaged!!')
  expect((await move('--to', 'disk')).data).toMatchObject({ found: 6, there: 3, copied: 3 })
  for (const [name, content] of Object.entries(FILES))
    expect(await readFile(onDisk(name), 'utf8'), name).toBe(content)
})

test('a store that keeps something else is found out, and it can be begun again', async () => {
  s3.spoil((body) => body.subarray(1))
  expect(await move('--to', 's3')).toMatchObject({
    code: 0,
    msg: expect.stringContaining('came back from the store as something else'),
  })
  s3.spoil(undefined)
  expect((await move('--to', 's3')).data).toMatchObject({ found: 6 })
  expect((await move('--to', 's3')).data).toMatchObject({ there: 6, copied: 0 })
  expect(await readdir(onDisk('pictures'))).toHaveLength(5)
})

test('without a store the command says what it needs', async () => {
  const { code, err } = await typeAsSeller(app(), ['files', 'move', '--to', 's3'])
  expect({ code, err }).toEqual({
    code: 2,
    err: expect.stringContaining('There is no store: set S3_ENDPOINT'),
  })
})
