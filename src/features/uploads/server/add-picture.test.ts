import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { ArrivedFile } from '#platform/storage/arriving-files.ts'
import { createDiskStore } from '#platform/storage/disk-store.ts'
import { aBuyer } from '#testing/builders/build-buyer.ts'
import { anUpload, aPicture, sendPicture } from '#testing/builders/build-picture.ts'
import { pngChunk } from '#testing/png-chunk.ts'
import { testApp } from '#testing/start-test-app.ts'
import { addPicture } from './add-picture.ts'
import { claimPictures } from './claim-pictures.ts'

const app = testApp()
const token = async () => (await aBuyer(app().database)).token
const see = (url: string) => fetch(app().origin + url)
const bytesOf = async (url: string) => Buffer.from(await (await see(url)).arrayBuffer())
const urlOf = ({ data }: { data: unknown }) => (data as { url: string }).url
const arriving = (name = '') => path.join(app().dataDir, 'arriving', name)
const stored = async () => readdir(path.join(app().dataDir, 'pictures')).catch(() => [])

afterEach(() => {
  app().now = new Date()
})

test.each(['jpeg', 'png', 'webp'] as const)('a %s becomes a WebP that everyone may see', async (format) => {
  const sent = await sendPicture(app(), await aPicture({ format }), { token: await token() })
  expect(sent).toMatchObject({ status: 200, code: 1 })
  expect(urlOf(sent)).toMatch(/^\/pictures\/[a-z0-9-]{20,80}$/)
  const seen = await see(urlOf(sent))
  expect(seen.headers.get('content-type')).toBe('image/webp')
  expect(seen.headers.get('cache-control')).toBe('private, no-cache')
  expect(seen.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await sharp(await seen.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 64 })
  expect((await see(`${urlOf(sent)}/160.webp`)).status).toBe(200)
})

test('what the picture carried beside itself stays behind, and it stands upright', async () => {
  const withPlace = await sharp(await aPicture())
    .withExif({ IFD0: { Copyright: 'my home address' }, IFD3: { GPSLatitude: '30/1 15/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer()
  const sent = await sendPicture(app(), withPlace, { token: await token() })
  const shown = await bytesOf(urlOf(sent))
  const head = await sharp(shown).metadata()
  expect([head.width, head.height, head.exif, head.orientation]).toEqual([32, 64, undefined, undefined])
  expect(shown.includes('my home address')).toBe(false)
  const { data } = await sharp(shown).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  // Turned a quarter to the right, the red left half is on top.
  expect(data[0]).toBeGreaterThan(200)
  expect(data[2]).toBeLessThan(60)
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])('orientation %i is applied as every viewer does', async (orientation) => {
  const corner = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#00ff00' } })
    .png()
    .toBuffer()
  const marked = await sharp(await aPicture())
    .composite([{ input: corner, left: 0, top: 0 }])
    .withMetadata({ orientation })
    .png()
    .toBuffer()
  const shown = await bytesOf(urlOf(await sendPicture(app(), marked, { token: await token() })))
  const expected = await sharp(marked).autoOrient().removeAlpha().raw().toBuffer()
  const seen = await sharp(shown).removeAlpha().raw().toBuffer()
  expect(seen.length).toBe(expected.length)
  const apart =
    seen.reduce((most, value, at) => most + Math.abs(value - (expected[at] ?? 0)), 0) / seen.length
  expect(apart).toBeLessThan(12)
})

test('a picture larger than any screen is scaled down', async () => {
  const sent = await sendPicture(app(), await aPicture({ width: 5000, height: 2500 }), {
    token: await token(),
  })
  expect(await sharp(await bytesOf(urlOf(sent))).metadata()).toMatchObject({ width: 2400, height: 1200 })
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const HTML = '<!doctype html><script>alert(1)</script>'

test.each([
  ['an SVG named .png', async () => SVG, 'picture.png', 'image/png'],
  ['an SVG that says what it is', async () => SVG, 'picture.svg', 'image/svg+xml'],
  ['a page named .jpg', async () => HTML, 'picture.jpg', 'image/jpeg'],
  ['a page behind a GIF head', async () => `GIF89a${HTML}`, 'picture.gif', 'image/gif'],
  ['a GIF', () => aPicture({ format: 'gif' }), 'picture.jpg', 'image/jpeg'],
  ['a PDF', async () => '%PDF-1.7\n1 0 obj', 'picture.png', 'image/png'],
  ['a zip', async () => Buffer.from('504b030414000000', 'hex'), 'picture.webp', 'image/webp'],
  ['a few bytes', async () => 'x', 'picture.jpg', 'image/jpeg'],
])('%s is refused for what it is', async (_, make, name, type) => {
  const before = (await stored()).length
  const buyer = await token()
  const asking = { token: buyer, name, type }
  expect(await sendPicture(app(), await make(), asking)).toMatchObject({
    status: 200,
    code: 0,
    msg: '仅支持 JPG、PNG、WebP 格式的图片',
    data: null,
  })
  const asAvatar = { ...asking, purpose: 'avatar' }
  expect(await sendPicture(app(), await make(), asAvatar)).toMatchObject({ code: 0, msg: '格式错误!' })
  expect(await sendPicture(app(), await make(), { ...asAvatar, language: 'en-us' })).toMatchObject({
    msg: 'Wrong format!',
  })
  expect((await stored()).length).toBe(before)
})

test('an avatar is JPEG or PNG; the name and declared type do not matter', async () => {
  const asking = { token: await token(), purpose: 'avatar', name: 'avatar.exe', type: 'text/plain' }
  expect(await sendPicture(app(), await aPicture({ format: 'webp' }), asking)).toMatchObject({
    code: 0,
    msg: '格式错误!',
  })
  for (const format of ['jpeg', 'png'] as const) {
    expect(await sendPicture(app(), await aPicture({ format }), asking)).toMatchObject({ code: 1 })
  }
})

test.each([
  ['JPEG', 'jpeg'],
  ['PNG', 'png'],
  ['WebP', 'webp'],
] as const)('half a %s is refused as damaged', async (_, format) => {
  const whole = await aPicture({ format, width: 900, height: 700 })
  const half = whole.subarray(0, whole.length >> 1)
  const answer = await sendPicture(app(), half, { token: await token(), language: 'en-us' })
  expect(answer).toMatchObject({ code: 0, msg: 'This picture is damaged, please choose another' })
})

test.each([
  ['a script after a JPEG', async () => Buffer.concat([await aPicture(), Buffer.from(HTML)])],
  [
    'a zip after a PNG',
    async () => Buffer.concat([await aPicture({ format: 'png' }), Buffer.from('PK\x03\x04evil')]),
  ],
  ['a script in a JPEG comment', async () => withComment(await aPicture(), HTML)],
])('%s does not survive', async (_, make) => {
  const sent = await sendPicture(app(), await make(), { token: await token() })
  expect(sent.code).toBe(1)
  const shown = await bytesOf(urlOf(sent))
  for (const trace of ['script', 'evil', 'PK\x03\x04']) expect(shown.includes(trace)).toBe(false)
})

test('a picture with more pixels than memory is refused by its head alone', async () => {
  const bomb = pngOf(30_000, 30_000, deflateSync(Buffer.alloc(4 << 20)))
  expect(await sendPicture(app(), bomb, { token: await token() })).toMatchObject({
    code: 0,
    msg: '图片尺寸过大，请缩小后再上传',
  })
  expect(await sendPicture(app(), bomb, { token: await token(), language: 'en-us' })).toMatchObject({
    msg: 'This picture is too large, please scale it down first',
  })
})

test('a file over 5 MiB is refused with 413, whether or not it says its length', async () => {
  const buyer = await token()
  const tooMuch = Buffer.alloc((5 << 20) + 1, 1)
  const answer = await sendPicture(app(), tooMuch, { token: buyer })
  expect(answer).toMatchObject({ status: 413, code: 0, msg: '图片不能超过 5 MB', data: null })
  const boundary = 'xxxx'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`
  const streamed = await fetch(`${app().origin}/api/v1/64803624da6de`, {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'user-token': buyer,
      language: 'en-us',
    },
    body: new Blob([head, new Uint8Array(tooMuch), `\r\n--${boundary}--\r\n`]).stream(),
    duplex: 'half',
  } as RequestInit)
  expect([streamed.status, await streamed.json()]).toEqual([
    413,
    { code: 0, msg: 'A picture can be 5 MB at most', reason: 'uploads_too_large', data: null },
  ])
})

test('without a login no file is read', async () => {
  const huge = Buffer.alloc(20 << 20)
  expect(await sendPicture(app(), huge)).toMatchObject({ status: 200, code: -201 })
  expect(await sendPicture(app(), huge, { token: 'nonsense' })).toMatchObject({ code: -202 })
})

test('a form that is none, or has no file, or two, or something unknown, is refused as malformed', async () => {
  const buyer = await token()
  const post = async (body: BodyInit, type?: string) => {
    const headers = { 'user-token': buyer, ...(type ? { 'content-type': type } : {}) }
    return (await fetch(`${app().origin}/api/v1/64803624da6de`, { method: 'POST', headers, body })).status
  }
  const file = new Blob([new Uint8Array(await aPicture())])
  const two = new FormData()
  two.append('file', file, 'a.jpg')
  two.append('file', file, 'b.jpg')
  const odd = new FormData()
  odd.append('file', file, 'a.jpg')
  odd.append('owner', '1')
  expect(await post('{}', 'application/json')).toBe(400)
  expect(await post(new FormData())).toBe(400)
  expect(await post(two)).toBe(400)
  expect(await post(odd)).toBe(400)
  const forged =
    '--x\r\nContent-Disposition: form-data; name="file"\r\nContent-Type: application/json\r\n\r\n{"path":"/etc/hostname","bytes":9}\r\n--x--\r\n'
  expect(await post(forged, 'multipart/form-data; boundary=x')).toBe(400)
  expect(await post('--x\r\nnothing', 'multipart/form-data; boundary=x')).toBe(400)
  expect(await post('anything', 'multipart/form-data')).toBe(400)
  expect(await readdir(arriving())).toEqual([])
})

test('no file waits on disk once its call has ended, whoever ended it; those of a process that died go later', async () => {
  const buyer = await token()
  await sendPicture(app(), await aPicture(), { token: buyer })
  await sendPicture(app(), 'no picture', { token: buyer })
  await sendPicture(app(), Buffer.alloc((5 << 20) + 1, 1), { token: buyer })
  expect(await readdir(arriving())).toEqual([])
  const leaving = new AbortController()
  async function* halfAFile() {
    yield Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nbegun')
    await expect.poll(() => readdir(arriving())).toHaveLength(1)
    leaving.abort()
  }
  const abandoned = fetch(`${app().origin}/api/v1/64803624da6de`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'user-token': buyer },
    body: Readable.from(halfAFile()),
    duplex: 'half',
    signal: leaving.signal,
  } as unknown as RequestInit)
  await expect(abandoned).rejects.toThrow()
  await expect.poll(() => readdir(arriving())).toEqual([])
  await mkdir(arriving(), { recursive: true })
  for (const name of ['old', 'young']) await writeFile(arriving(name), 'x')
  const earlier = app().now.getTime() / 1000 - 3700
  await utimes(arriving('old'), earlier, earlier)
  await utimes(arriving('young'), earlier + 200, earlier + 200)
  expect(await app().jobs.runNow('arriving')).toBe(1)
  expect(await readdir(arriving())).toEqual(['young'])
  await rm(arriving('young'))
})

test('a buyer may send so many a minute and so many a day, and no more', async () => {
  const buyer = await token()
  const answers = await Promise.all(
    Array.from({ length: 34 }, async () => sendPicture(app(), 'not a picture', { token: buyer })),
  )
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
  for (let minute = 0; minute < 6; minute += 1) {
    app().now = new Date(app().now.getTime() + 61_000)
    await Promise.all(Array.from({ length: 29 }, () => sendPicture(app(), 'x', { token: buyer })))
  }
  app().now = new Date(app().now.getTime() + 61_000)
  expect(await sendPicture(app(), await aPicture(), { token: buyer })).toMatchObject({ status: 429, code: 0 })
  expect(await sendPicture(app(), await aPicture(), { token: await token() })).toMatchObject({ code: 1 })
})

test('what nobody shows is gone after a day, every size of it; what something shows stays', async () => {
  const { id: buyerId, token: buyer } = await aBuyer(app().database)
  const [lost, shown] = [await anUpload(app(), buyer), await anUpload(app(), buyer)]
  await see(`${lost}/320.webp`)
  const claim = { buyerId, purpose: 'review', urls: [shown], now: app().now } as const
  await app().database.write((tx) => claimPictures(tx, claim))
  app().now = new Date(app().now.getTime() + 23 * 3_600_000)
  await app().jobs.runNow('uploads')
  expect((await see(lost)).status).toBe(200)
  app().now = new Date(app().now.getTime() + 2 * 3_600_000)
  expect(await app().jobs.runNow('uploads')).toBeGreaterThan(0)
  expect((await see(lost)).status).toBe(404)
  expect((await see(`${lost}/320.webp`)).status).toBe(404)
  expect((await see(shown)).status).toBe(200)
})

test('a picture whose process died while it was stored is gone after a day too', async () => {
  const { id } = await aBuyer(app().database)
  const file = arriving('of-a-process-that-died')
  await mkdir(arriving(), { recursive: true })
  await writeFile(file, await aPicture())
  const store = createDiskStore(path.join(app().dataDir, 'pictures'))
  const before = await stored()
  let dies = () => {}
  const dead = new Promise<void>((resolve) => {
    dies = resolve
  })
  const putAndDie = async (name: string, bytes: Buffer) => {
    await store.put(name, bytes)
    dies()
    await new Promise(() => {})
  }
  const context = {
    actor: { kind: 'buyer', id },
    now: app().now,
    services: { pictures: { ...store, put: putAndDie } },
    write: (change: (writing: object) => Promise<unknown>) => app().database.write((tx) => change({ tx })),
  }
  void addPicture({ file: new ArrivedFile(file, 1), purpose: 'review' } as never, context as never)
  await dead
  expect((await stored()).length).toBe(before.length + 1)
  app().now = new Date(app().now.getTime() + 25 * 3_600_000)
  await app().jobs.runNow('uploads')
  await rm(file)
  expect(before).toEqual(expect.arrayContaining(await stored()))
})

function withComment(jpeg: Buffer, text: string): Buffer {
  const comment = Buffer.from(text)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(comment.length + 2)
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, comment, jpeg.subarray(2)])
}

/** A PNG whose head may promise anything. */
function pngOf(width: number, height: number, pixels: Buffer, { interlaced = false } = {}): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, interlaced ? 1 : 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    pngChunk('IHDR', head),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

test('a picture sent without a purpose may be used for any its format is good for, once', async () => {
  const { id: buyerId, token } = await aBuyer(app().database)
  const send = async (format: 'jpeg' | 'webp') =>
    urlOf(await sendPicture(app(), await aPicture({ format }), { token }))
  const claim = (url: string, purpose: 'avatar' | 'review' | 'refund') =>
    app().database.write((tx) => claimPictures(tx, { buyerId, purpose, urls: [url], now: app().now }))
  for (const purpose of ['avatar', 'review', 'refund'] as const) await claim(await send('jpeg'), purpose)
  for (const purpose of ['review', 'refund'] as const) await claim(await send('webp'), purpose)
  await expect(claim(await send('webp'), 'avatar')).rejects.toThrow('uploads_wrong_format')
  const avatar = await send('jpeg')
  await claim(avatar, 'avatar')
  await expect(claim(avatar, 'review')).rejects.toThrow('uploads_missing')

  const worn = await send('jpeg')
  expect(await app().as({ token }).profile.updateProfile({ avatar: worn })).toMatchObject({ code: 1 })
  expect(
    await app()
      .as({ token })
      .profile.updateProfile({ avatar: await send('webp') }),
  ).toMatchObject({
    code: 0,
    reason: 'uploads_wrong_format',
  })
})

test('a picture that would lie in memory whole is refused by its head too, though it has fewer pixels', async () => {
  const interlaced = pngOf(5500, 4500, deflateSync(Buffer.alloc(1 << 20)), { interlaced: true })
  const flat = { width: 4100, height: 4100, channels: 3, background: '#ff0000' } as const
  const webp = await sharp({ create: flat }).webp({ effort: 0, lossless: true }).toBuffer()
  for (const bytes of [interlaced, webp])
    expect(await sendPicture(app(), bytes, { token: await token() })).toMatchObject({
      code: 0,
      reason: 'uploads_too_many_pixels',
    })
})
