import { fork } from 'node:child_process'
import path from 'node:path'
import { type NastyFile, nastyFiles } from './lib/hostile-files.ts'
import { closeReport, note } from './lib/report.ts'
import type { Memory, Opened } from './lib/shop-of-buyers.ts'
import { NODE_FLAGS, START_ENVIRONMENT } from './lib/start-program.ts'

/** Sends files that want to be more than a picture, alone and many at a time: how each fares, and what it costs. */
const ROUNDS = 5
const MAX_GROWTH_MB = 200

const files = await nastyFiles()
const shop = fork(path.join(import.meta.dirname, 'lib/shop-of-buyers.ts'), {
  execArgv: NODE_FLAGS,
  env: { ...process.env, ...START_ENVIRONMENT },
})
const hear = <T>() => new Promise<T>((resolve) => shop.once('message', (message) => resolve(message as T)))
const { origin, tokens } = await hear<Opened>()
const memory = () => {
  shop.send('memory')
  return hear<Memory>()
}

async function send({ bytes }: NastyFile, token: string) {
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
  return (
    ['script', 'PK\x03\x04', '<svg', 'root:'].every((trace) => !bytes.includes(trace)) &&
    bytes.subarray(8, 12).toString() === 'WEBP' &&
    response.headers.get('content-type') === 'image/webp' &&
    response.headers.get('x-content-type-options') === 'nosniff'
  )
}

const [first] = files
const [token] = tokens
if (!first || !token) throw new Error('There is nothing to send, or nobody to send it')
await send(first, token)
const { now: before } = await memory()
let highest = before

for (const file of files) {
  const { code, msg, data, milliseconds } = await send(file, token)
  const holds = code === (file.kept ? 1 : 0) && (data === null || (await isInert(data.url)))
  const { most } = await memory()
  highest = Math.max(highest, most)
  const cost = `${milliseconds.toFixed(0)} ms, ${((most - before) / (1 << 20)).toFixed(0)} MB`
  const figure = `${data ? 'repainted' : msg} (${cost})`
  note(
    `${file.name}, ${(file.bytes.length / 1024).toFixed(0)} KiB`,
    figure,
    file.kept ? 'repainted' : 'refused',
    holds,
  )
}

const started = performance.now()
let failed = 0
for (let round = 0; round < ROUNDS; round += 1) {
  const answers = tokens.map((one, at) =>
    send(files[(round * tokens.length + at) % files.length] ?? first, one),
  )
  failed += (await Promise.all(answers)).filter(({ status }) => status !== 200).length
}
const seconds = (performance.now() - started) / 1000
const { most, shop: ofShop, decoder } = await memory()
const megabytes = (bytes: number) => (bytes / (1 << 20)).toFixed(0)
highest = Math.max(highest, most)
const growth = (highest - before) / (1 << 20)
const sent = ROUNDS * tokens.length
note(
  `${sent} of them, ${tokens.length} at a time: failures`,
  `${failed} in ${seconds.toFixed(1)} s`,
  '0',
  failed === 0,
)
note(
  'memory at most',
  `${megabytes(before)} MB and ${growth.toFixed(0)} MB more (${megabytes(ofShop)} the shop, ${megabytes(decoder)} its decoder)`,
  `under ${MAX_GROWTH_MB} MB more`,
  growth < MAX_GROWTH_MB,
)
shop.send('close')
await new Promise((resolve) => shop.once('exit', resolve))
closeReport()
