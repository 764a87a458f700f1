import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { pino } from 'pino'
import sharp from 'sharp'
import { compileWordsIfNeeded } from '#platform/i18n/compile-words.ts'

/**
 * Sends files that want to be more than a picture to a whole shop, many at a time, and prints how each was answered
 * and how much memory the process took. Fails when something nasty is kept or memory grows by 200 MB or more.
 */
const ROOT = path.resolve(import.meta.dirname, '..')
const MAX_GROWTH_MB = 200
const AT_A_TIME = 12
const ROUNDS = 4

await compileWordsIfNeeded(ROOT)
const { features } = await import('#app/api.ts')
const { openShop } = await import('#app/open-shop.ts')
const { migrate } = await import('#platform/database/migrate.ts')
const { aBuyer } = await import('#testing/builders/build-buyer.ts')
const { startTestPostgres } = await import('#testing/start-test-postgres.ts')

const chunk = (name: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

function png(width: number, height: number, pixels: Buffer, depth = 8, colour = 2, extra: Buffer[] = []): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([depth, colour, 0, 0, 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const end = chunk('IEND', Buffer.alloc(0))
  return Buffer.concat([signature, chunk('IHDR', head), ...extra, chunk('IDAT', pixels), end])
}

/** The largest picture that is let in: 40 million pixels of 8 bytes, turned on its side. */
function largestPng(): Buffer {
  const [width, height] = [8000, 5000]
  const row = 1 + width * 8
  const orientation = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex').subarray(0, 26)
  return png(width, height, deflateSync(Buffer.alloc(row * height)), 16, 6, [chunk('eXIf', orientation)])
}

const noisy = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })

const HTML = Buffer.from('<!doctype html><script>alert(document.cookie)</script>')
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4a4' }, limitInputPixels: false })

async function nastyFiles(): Promise<[name: string, bytes: Buffer, kept: boolean][]> {
  const jpeg = await noisy(1200, 900).jpeg().toBuffer()
  const frames = await sharp(Buffer.alloc(64 * 64 * 40 * 3, 90), {
    raw: { width: 64, height: 64 * 40, channels: 3, pageHeight: 64 },
  })
    .webp()
    .toBuffer()
  return [
    ['an honest photo', jpeg, true],
    ['a page after a JPEG', Buffer.concat([jpeg, HTML]), true],
    ['a zip after a PNG', Buffer.concat([await flat(64, 64).png().toBuffer(), Buffer.from('PK\x03\x04evil')]), true],
    ['an animated WebP', frames, true],
    ['40 million 16-bit pixels, turned', largestPng(), true],
    ['40 million pixels of JPEG', await flat(8000, 5000).jpeg({ progressive: true }).toBuffer(), true],
    ['40 million pixels of WebP', await flat(8000, 5000).webp().toBuffer(), true],
    ['900 million pixels promised', png(30_000, 30_000, deflateSync(Buffer.alloc(4 << 20))), false],
    ['900 million pixels, all there', png(30_000, 30_000, deflateSync(Buffer.alloc(900 << 20))), false],
    ['a JPEG of 65000 by 65000', withSize(jpeg, 65_000, 65_000), false],
    ['1 GiB in a text chunk', png(8, 8, deflateSync(Buffer.alloc(200)), 8, 2, [textBomb()]), true],
    ['half a JPEG', jpeg.subarray(0, jpeg.length >> 1), false],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), false],
    ['an SVG that asks for files', Buffer.from(XXE), false],
    ['a page', HTML, false],
    ['a GIF with a script', Buffer.concat([Buffer.from('GIF89a=1;'), HTML]), false],
    ['noise behind a JPEG head', Buffer.concat([jpeg.subarray(0, 300), randomBytes(4 << 20)]), false],
    ['noise behind a PNG head', png(4000, 4000, randomBytes(4 << 20)), false],
    ['noise behind a WebP head', Buffer.concat([frames.subarray(0, 60), randomBytes(4 << 20)]), false],
  ]
}

const XXE =
  '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>'

const textBomb = () =>
  chunk('zTXt', Buffer.concat([Buffer.from('note\0\0', 'latin1'), deflateSync(Buffer.alloc(1 << 30))]))

/** Writes another size into the head of a JPEG. */
function withSize(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg)
  const frame = copy.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(copy[at + 1] ?? 0))
  copy.writeUInt16BE(height, frame + 5)
  copy.writeUInt16BE(width, frame + 7)
  return copy
}

const files = await nastyFiles()
globalThis.gc?.()
const postgres = await startTestPostgres()
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'xianji-bench-'))
await migrate(postgres.url, path.join(ROOT, 'migrations'))
const shop = await openShop({
  databaseUrl: postgres.url,
  databasePool: 10,
  dataDir,
  publicUrl: 'http://localhost',
  demo: true,
  corsOrigins: [],
  trustProxy: [],
  log: pino({ level: 'silent' }),
  clock: () => new Date(),
  features,
  version: 'bench',
})
await shop.server.listen({ port: 0, host: '127.0.0.1' })
const { port } = shop.server.server.address() as AddressInfo
const origin = `http://127.0.0.1:${port}`

async function send(bytes: Buffer, token: string) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'holiday.jpg')
  const started = performance.now()
  const response = await fetch(`${origin}/api/v1/64803624da6de`, {
    method: 'POST',
    headers: { 'user-token': token, language: 'en-us' },
    body: form,
  })
  const answer = (await response.json()) as { code: number; msg: string; data: { url: string } | null }
  return { ...answer, status: response.status, milliseconds: performance.now() - started }
}

/** What can be fetched afterwards is a WebP and nothing else. */
async function isInert(url: string): Promise<boolean> {
  const response = await fetch(origin + url)
  const bytes = Buffer.from(await response.arrayBuffer())
  const clean = ['script', 'PK\x03\x04', '<svg', 'root:'].every((trace) => !bytes.includes(trace))
  const headers = response.headers
  return (
    clean &&
    bytes.subarray(8, 12).toString() === 'WEBP' &&
    headers.get('content-type') === 'image/webp' &&
    headers.get('x-content-type-options') === 'nosniff'
  )
}

const megabytes = () => process.memoryUsage().rss / (1 << 20)
let faults = 0
const { token } = await aBuyer(shop.database.read)
await send(files[0]![1], token)
globalThis.gc?.()
const before = megabytes()
let most = before
const watching = setInterval(() => {
  most = Math.max(most, megabytes())
}, 5)

console.log(`${'file'.padEnd(36)} ${'bytes'.padStart(9)} ${'ms'.padStart(6)}  answer`)
for (const [name, bytes, kept] of files) {
  const answer = await send(bytes, token)
  const fine = answer.code === (kept ? 1 : 0) && (!answer.data || (await isInert(answer.data.url)))
  if (!fine) faults += 1
  const size = String(bytes.length).padStart(9)
  const said = answer.data ? 'kept, repainted' : `${answer.status} ${answer.msg}`
  console.log(
    `${name.padEnd(36)} ${size} ${answer.milliseconds.toFixed(0).padStart(6)}  ${said}${fine ? '' : '  WRONG'}`,
  )
}

const buyers = await Promise.all(Array.from({ length: AT_A_TIME }, () => aBuyer(shop.database.read)))
const started = performance.now()
let sent = 0
for (let round = 0; round < ROUNDS; round += 1) {
  const waiting = buyers.map(async (buyer, at) => {
    const [, bytes] = files[(round * AT_A_TIME + at) % files.length]!
    await send(bytes, buyer.token)
    sent += 1
  })
  await Promise.all(waiting)
}
clearInterval(watching)
const seconds = ((performance.now() - started) / 1000).toFixed(1)
const growth = most - before
if (growth >= MAX_GROWTH_MB) faults += 1
console.log(`\n${sent} more, ${AT_A_TIME} at a time, in ${seconds} s`)
console.log(
  `memory ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most: grew by ${growth.toFixed(0)} MB (under ${MAX_GROWTH_MB} is right)`,
)
await shop.close()
await postgres.stop()
await rm(dataDir, { recursive: true, force: true })
process.exit(faults === 0 ? 0 : 1)
