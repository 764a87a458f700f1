import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { days, hours, later } from '#platform/time.ts'
import { asSeller } from '#testing/as-seller.ts'
import { fileOf } from '#testing/builders/build-picture.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const pictures = () => asSeller(app()).picturesSeller
const see = (address: string) => fetch(app().origin + address)
const files = (folder: string) =>
  readdir(path.join(app().dataDir, folder), { recursive: true }).catch((): string[] => [])

/** Three stripes side by side: red, green, blue. */
async function stripes(width = 900, height = 300): Promise<Buffer> {
  const third = Math.floor(width / 3)
  const stripe = (background: string) =>
    sharp({ create: { width: third, height, channels: 3, background } })
      .png()
      .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([
      { input: await stripe('#00ff00'), left: third, top: 0 },
      { input: await stripe('#0000ff'), left: 2 * third, top: 0 },
    ])
    .jpeg({ quality: 95 })
    .toBuffer()
}

/** The colours of a row through the middle: at its left, middle and right. */
async function coloursOf(address: string): Promise<string> {
  const { data, info } = await sharp(await (await see(address)).arrayBuffer())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const row = Math.floor(info.height / 2) * info.width
  const colour = (column: number) => {
    const at = (row + column) * 3
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    return red > 150 ? 'r' : green > 150 ? 'g' : blue > 150 ? 'b' : '?'
  }
  return [2, Math.floor(info.width / 2), info.width - 3].map(colour).join('')
}

async function add(file: Buffer, about: { focus?: { x: number; y: number }; name?: string } = {}) {
  const answer = await pictures().addLibraryPicture({ source: fileOf(file), ...about })
  expect(answer).toMatchObject({ code: 1 })
  return answer.data!
}

test('the original is kept once and privately; every size is cut from it around the focus', async () => {
  const file = await stripes()
  const { address } = await add(file, { name: 'three stripes.jpg' })
  const digest = createHash('sha256').update(file).digest('hex').slice(0, 32)
  expect(address).toBe(`/pictures/p-${digest}`)
  expect(await readFile(path.join(app().dataDir, 'files/originals', digest))).toEqual(file)
  expect((await see(`/pictures/originals/${digest}`)).status).toBe(404)
  expect((await see(`/files/originals/${digest}`)).status).not.toBe(200)

  expect(await coloursOf(`${address}/480.webp`)).toBe('rgb')
  expect(await coloursOf(`${address}/160-1x1.webp`)).toBe('ggg')
  expect(await coloursOf(`${address}/160-2x1.webp`)).toBe('rgb')
  const right = await add(file, { focus: { x: 0.95, y: 0.5 } })
  expect(right.address).toBe(`${address}-9550`)
  expect(await coloursOf(`${right.address}/160-1x1.webp`)).toBe('bbb')
  expect(await coloursOf(`${right.address}/480.webp`)).toBe('rgb')
  expect((await files('files/originals')).filter((name) => name === digest)).toHaveLength(1)

  const shown = await see(`${right.address}/160-1x1.webp`)
  expect(shown.headers.get('cache-control')).toContain('immutable')
  expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ width: 160, height: 160 })
})

test('a picture that lies on its side is cut as it is looked at, and what it carried stays behind', async () => {
  // Turned upright, the stripes lie on top of each other: red, green, blue.
  const file = await sharp(await stripes(1200, 400))
    .withExif({ IFD0: { Copyright: 'my home address' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer()
  const { address } = await add(file, { focus: { x: 0.5, y: 0.05 } })
  const listed = (await pictures().listLibraryPictures()).data!.data
  expect(listed.find((one) => one.address === address)).toMatchObject({
    width: 400,
    height: 1200,
    bytes: file.length,
  })
  expect(await coloursOf(`${address}/320-1x1.webp`)).toBe('rrr')
  const bytes = Buffer.from(await (await see(address)).arrayBuffer())
  expect(bytes.includes('my home address')).toBe(false)
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 400, height: 1200 })
})

test('a small picture is never blown up, whatever is asked for', async () => {
  const { address } = await add(await stripes(90, 60))
  expect(await sharp(await (await see(`${address}/1200-3x4.webp`)).arrayBuffer()).metadata()).toMatchObject({
    width: 45,
    height: 60,
  })
})

test('only known sizes and known pictures exist', async () => {
  const { address } = await add(await stripes(300, 100))
  for (const wrong of [`${address}-1234/160-1x1.webp`, `${address}/161.webp`, `${address}/160-5x1.webp`]) {
    expect((await see(wrong)).status, wrong).toBe(404)
  }
})

test('what is no picture, or too much of one, is refused and nothing of it stays', async () => {
  const before = [await files('files'), await files('arriving')]
  const large = Buffer.concat([await stripes(), Buffer.alloc(20 << 20)])
  for (const [source, reason] of [
    [fileOf(Buffer.from('<svg onload=alert(1)>')), 'pictures_wrong_format'],
    [fileOf((await stripes()).subarray(0, 600)), 'pictures_broken'],
    [fileOf(large), 'pictures_too_large'],
    ['/pictures/nothing-there', 'pictures_none'],
    [`/pictures/p-${'0'.repeat(32)}`, 'pictures_none'],
    ['/etc/passwd', 'pictures_none'],
  ] as const) {
    expect(await pictures().addLibraryPicture({ source })).toMatchObject({ code: 0, reason })
  }
  expect([await files('files'), await files('arriving')]).toEqual(before)
})

test('what nothing shows is gone after a day, its file with the last picture made of it', async () => {
  const begun = app().now
  const sweep = () => app().jobs.runNow('pictures')
  const file = await stripes(600, 200)
  const shown = await add(file)
  const other = await add(file, { focus: { x: 0.1, y: 0.5 } })
  await see(`${other.address}/160-1x1.webp`)
  const write = { title: 'zh', summary: 'zh', content: '<p>zh</p>' }
  const both = (text: string) => ({ zh_CN: text, en_US: text })
  const post = await asSeller(app()).communitySeller.publishPost({
    title: both(write.title),
    summary: both(write.summary),
    content: both(`<p><img src="${shown.address}"></p>`),
    picture: shown.address,
  })
  await sweep()
  app().now = later(begun, hours(23))
  await sweep()
  expect((await see(`${other.address}/160-1x1.webp`)).status).toBe(200)
  app().now = later(begun, days(1) + hours(1))
  await sweep()
  expect((await see(`${other.address}/160-1x1.webp`)).status).toBe(404)
  expect((await see(`${shown.address}/160-1x1.webp`)).status).toBe(200)

  await asSeller(app()).communitySeller.removePost({ id: post.data!.id })
  await sweep()
  // Put to use again in time, it stays.
  app().now = later(begun, days(2))
  await add(file)
  await sweep()
  app().now = later(begun, days(2) + hours(23))
  await sweep()
  expect((await see(shown.address)).status).toBe(200)
  app().now = later(begun, days(3) + hours(1))
  await sweep()
  expect((await see(shown.address)).status).toBe(404)
  const digest = shown.address.slice('/pictures/p-'.length)
  expect([...(await files('files')), ...(await files('pictures'))].join()).not.toContain(digest)
  app().now = begun
})
