import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { openBucket } from '#platform/storage/s3-bucket.ts'
import { createS3Files } from '#platform/storage/s3-files.ts'
import { createS3Store } from '#platform/storage/s3-store.ts'
import { openBenchDatabase } from './lib/open-bench-database.ts'
import { closeReport, note } from './lib/report.ts'
import { hasSwift, runSwift } from './lib/run-swift.ts'

/**
 * Pictures, files, moving and backups with a store that somebody else wrote: the tests have one of our own, which could misread
 * the protocol as we do.
 */
/** More than a question lists. */
const MANY = 1100
const TIMEOUT = 60_000

if (!hasSwift()) {
  console.log(
    's3-server: no store is installed here (Debian: apt install swift-proxy swift-account swift-container swift-object memcached).',
  )
  process.exit(1)
}
const folder = await mkdtemp(path.join(os.tmpdir(), 'xianji-s3-'))
const at = (name: string) => path.join(folder, name)
const { settings, stop } = await runSwift()
const what = (row: string) => `S3 by OpenStack Swift: ${row}`
const noteSame = (row: string, same: boolean) =>
  note(what(row), same ? 'the same' : 'other', 'the same', same)

await tryPictures()
await tryFiles()
await tryList()
await tryCommands()
await stop()
await rm(folder, { recursive: true, force: true })
closeReport()

async function tryPictures(): Promise<void> {
  const store = createS3Store(settings, 'pictures')
  const bytes = randomBytes(300_000)
  const missing = await store.get('none.webp')
  await store.put('sizes/a-160.webp', bytes)
  const back = await store.get('sizes/a-160.webp')
  await store.remove('sizes/a-160.webp')
  const gone = await store.get('sizes/a-160.webp')
  noteSame('a picture put, got and removed', !missing && !gone && back?.equals(bytes) === true)
  const stranger = createS3Store({ ...settings, secretAccessKey: 'wrong' }, 'pictures')
  const refused = await stranger.put('b.webp', bytes).then(
    () => 'taken',
    (error: Error) => error.message,
  )
  note(what('a wrong secret'), refused, 'refused with 403', refused.includes('403'))
}

async function tryFiles(): Promise<void> {
  const files = createS3Files(settings, 'files')
  const bytes = randomBytes(20 << 20)
  await writeFile(at('large'), bytes)
  await files.put('goods/large', at('large'))
  const whole = await files.read('goods/large')
  noteSame('a file of 20 MB', whole !== undefined && (await buffer(whole)).equals(bytes))
  const pieces: Uint8Array[] = []
  const send = await files.send('goods/large', { from: 1000, to: 5_000_000 })
  await send?.(async (piece) => void pieces.push(Buffer.from(piece)))
  noteSame('a part of it', Buffer.concat(pieces).equals(bytes.subarray(1000, 5_000_001)))
  await files.remove('goods/large')
}

async function tryList(): Promise<void> {
  const bucket = openBucket(settings, 'many')
  const names = Array.from({ length: MANY }, (_, n) => `${String(n).padStart(5, '0')}.webp`)
  for (const name of names) await bucket.put(name, { timeout: TIMEOUT, body: new Uint8Array(3) })
  const listed: string[] = []
  for await (const { name, size } of bucket.list(TIMEOUT)) if (size === 3) listed.push(name)
  noteSame(`${MANY} names listed`, listed.join() === names.join())
  for (const name of names) await bucket.remove(name, TIMEOUT)
}

/** As whoever runs a shop types them. */
async function tryCommands(): Promise<void> {
  const bench = await openBenchDatabase()
  const { typeAsSeller } = await import('#testing/type-as-seller.ts')
  const store = {
    S3_ENDPOINT: settings.endpoint,
    S3_REGION: settings.region,
    S3_BUCKET: settings.bucket,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    BACKUP_PASSPHRASE: 'a long walk to the orchard',
  }
  const here = { database: { url: bench.url }, dataDir: at('here') }
  const there = { database: { url: bench.url }, dataDir: at('there') }
  const type = (where: typeof here, ...args: string[]) => typeAsSeller(where, args, store)
  const picture = randomBytes(200_000)
  await mkdir(at('here/pictures'), { recursive: true })
  await writeFile(at('here/pictures/apple.webp'), picture)
  const moved = [
    await type(here, 'files', 'move', '--to', 's3'),
    await type(there, 'files', 'move', '--to', 'disk'),
  ]
  const arrived = await readFile(at('there/pictures/apple.webp')).catch(() => undefined)
  noteSame(
    'files moved there and back',
    moved.every(({ code }) => code === 0) && arrived?.equals(picture) === true,
  )
  const saved = await type(here, 'backup', 's3:nightly', '--keep', '1', '--json')
  const { data } = JSON.parse(saved.out) as { data: { file: string } }
  const restored = await type({ ...there, dataDir: at('restored') }, 'restore', data.file, '--replace')
  note(what('a sealed backup sent and restored'), restored.err.trim() || 'done', 'done', restored.code === 0)
  await bench.close()
}
