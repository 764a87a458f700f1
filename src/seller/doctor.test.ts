import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import type { Config } from '#platform/config.ts'
import { run } from '#platform/database/raw-sql.ts'
import { sealSecret } from '#platform/secrets/seal-secret.ts'
import { readKey } from '#platform/secrets/secret-keys.ts'
import { aPerson } from '#testing/at-desk.ts'
import { aGood, aShopper } from '#testing/builders/index.ts'
import { listenBefore } from '#testing/listen-before.ts'
import { realSettings } from '#testing/real-settings.ts'
import { startS3StandIn } from '#testing/start-s3-stand-in.ts'
import { startSharingPooler } from '#testing/start-sharing-pooler.ts'
import { startTestApp, testApp } from '#testing/start-test-app.ts'
import { testFolder } from '#testing/test-folder.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'
import type { Patient } from './doctor/check.ts'
import { assets } from './doctor/check-assets.ts'

const app = testApp()
const statement = () => app().database.statement
const real = { ...realSettings(), TRUST_PROXY: '127.0.0.1', INTERNAL_PORT: '9464' }

type Found = { name: string; state: string; said: string }

async function examine(settings: Record<string, string> = real, shop = app()) {
  const { code, out } = await typeAsSeller(shop, ['doctor', '--json'], settings)
  const { data } = JSON.parse(out) as { data: Found[] }
  const found = (name: string) => data.find((one) => one.name === name)
  return { code, failing: data.filter(({ state }) => state === 'fails').map(({ name }) => name), found, data }
}

test('a shop in order is told so, a line each, in both languages, and nothing is left behind', async () => {
  const { code, out } = await typeAsSeller(app(), ['doctor'], real)
  expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('Nothing fails') })
  expect(out).toMatch(/holds +PostgreSQL +Version \d+.*UTF8/)
  expect(out).toMatch(/holds +Storage .*written, read and removed/)
  expect((await typeAsSeller(app(), ['doctor', '--language', 'zh'], real)).out).toContain('没有失败项')
  const left = await readdir(app().dataDir, { recursive: true, withFileTypes: true })
  expect(left.filter((entry) => entry.isFile())).toEqual([])
})

test('settings that do not hold, and a database that is not there, are what is told first', async () => {
  expect(await examine({ ...real, PUBLIC_URL: 'http://orchard.example' })).toMatchObject({
    code: 1,
    data: [{ name: 'settings', state: 'fails', said: expect.stringContaining('PUBLIC_URL: must begin') }],
  })
  expect(await examine({ ...real, DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop' })).toMatchObject({
    code: 1,
    data: [{ name: 'server', state: 'fails', said: expect.stringContaining('No PostgreSQL answers') }],
  })
})

test('an address that leads to a pooler alone is told by notices that nobody hears', async () => {
  const pooler = await startDeafPooler(app().database.url)
  const behind = await examine({ ...real, DATABASE_URL: pooler })
  expect(behind.failing).toEqual(['notices'])
  expect(behind.found('notices')?.said).toContain('DATABASE_DIRECT_URL')
  const past = { DATABASE_URL: pooler, DATABASE_DIRECT_URL: app().database.url }
  expect((await examine({ ...real, ...past })).failing).toEqual([])
})

/** Keeps every notice to itself, as PgBouncer does where it lends connections for a transaction. */
function startDeafPooler(url: string): Promise<string> {
  const { hostname, port } = new URL(url)
  return listenBefore(url, (asking, keep) => {
    const answering = keep(connect(Number(port), hostname))
    let left = Buffer.alloc(0)
    asking.pipe(answering)
    answering.on('data', (piece) => {
      left = Buffer.concat([left, piece])
      // A letter, then a length that counts itself: https://www.postgresql.org/docs/current/protocol-message-formats.html
      while (left.length >= 5 && left.length > left.readInt32BE(1)) {
        const end = 1 + left.readInt32BE(1)
        if (left[0] !== NOTICE) asking.write(left.subarray(0, end))
        left = left.subarray(end)
      }
    })
    answering.on('close', () => asking.end())
  })
}
const NOTICE = 'A'.charCodeAt(0)

test('what works and should be known warns, and is no failure', async () => {
  const { code, found } = await examine({ ...real, TRUST_PROXY: '' })
  expect(code).toBe(0)
  expect(found('settings')).toMatchObject({ state: 'warns', said: expect.stringContaining('TRUST_PROXY') })
})

test('too few connections, the wrong key of Alipay’s and a store that is away all fail', async () => {
  const own = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const { code, failing, found } = await examine({
    ...real,
    DATABASE_POOL: '200',
    ALIPAY_PRIVATE_KEY: own.privateKey,
    ALIPAY_PUBLIC_KEY: own.publicKey,
    DATA_DIR: path.join(import.meta.dirname, 'doctor.test.ts'),
  })
  expect({ code, failing }).toEqual({ code: 1, failing: ['connections', 'storage', 'keys'] })
  expect(found('connections')?.said).toMatch(/× \(200 \+ 2\) \+ 10 = \d+, but PostgreSQL has \d+/)
  expect(found('keys')?.said).toContain('public half of your own key')
})

test('behind a pooler it has the connections that are left, and one that is away is told', async () => {
  const { url } = app().database
  const direct = { ...real, DATABASE_DIRECT_URL: `${url}?application_name=direct`, DATABASE_POOL: '200' }
  expect((await examine(direct)).found('connections')).toMatchObject({
    state: 'holds',
    said: expect.stringMatching(/1 processes \+ 10 of \d+; its default_pool_size may be \d+ at most/),
  })
  const away = { ...direct, DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop' }
  const { code, failing, found } = await examine(away)
  expect({ code, failing }).toEqual({ code: 1, failing: ['connections'] })
  expect(found('connections')?.said).toContain('No PostgreSQL answers at 127.0.0.1:1')
})

test('a pooler that mixes up prepared statements is told, and may be used without them', async () => {
  const { url } = app().database
  const past = { ...real, DATABASE_URL: await startSharingPooler(url), DATABASE_DIRECT_URL: url }
  const { code, failing, found } = await examine(past)
  expect({ code, failing }).toEqual({ code: 1, failing: ['connections'] })
  expect(found('connections')?.said).toContain('DATABASE_PREPARED=0')
  expect((await examine({ ...past, DATABASE_PREPARED: '0' })).failing).toEqual([])
})

test('processes are told from commands, and by the hosts they come from', async () => {
  const lines = ['xianji changes', 'xianji changes', 'xianji command'].map(
    (application_name) => new pg.Client({ connectionString: app().database.url, application_name }),
  )
  for (const line of lines) await line.connect()
  expect((await examine()).found('hosts')?.said).toBe('Processes of the shop: 2, hosts: 1')
  for (const line of lines) await line.end()
})

test('a shop that was never backed up is told so, and one that was not for days', async () => {
  const look = async () => {
    const { found } = await examine()
    return `${found('backups')?.state}: ${found('backups')?.said}`
  }
  expect(await look()).toMatch(/^warns: None was made/)
  const file = (await testFolder())('shop.backup')
  expect(await typeAsSeller(app(), ['backup', file], real)).toMatchObject({ code: 0 })
  expect(await look()).toBe('holds: The last one was made 0 h ago')
  expect(await app().figures.registry.metrics()).toMatch(/shop_backup_made_timestamp_seconds \d{10}/)
  await run(
    statement(),
  )`update setting set value = to_jsonb((value::text)::int - 72 * 3600) where module = 'backup'`
  expect(await look()).toMatch(/^warns: The last one was made 72 h ago/)
})

test('a missing key of second factors is named, and so is the wrong one', async () => {
  const [ours, other] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]
  const look = async (settings: object) => {
    const { found } = await examine({ ...real, ...settings })
    return `${found('factors')?.state}: ${found('factors')?.said}`
  }
  expect(await look({})).toMatch(/^warns: FACTOR_KEY is not set/)
  expect(await look({ FACTOR_KEY: ours })).toMatch(/^holds: .*: 0/)
  const { id } = await aPerson(app(), 'owner')
  const keep = (factor_secret: string | null) =>
    statement().updateTable('person').set({ factor_secret }).where('id', '=', id).execute()
  await keep('JBSWY3DPEHPK3PXP')
  expect(await look({ FACTOR_KEY: ours })).toMatch(/^warns: Not sealed.*: 1/)
  const key = readKey(ours)
  if (key) await keep(sealSecret(key, 'anybody', 'JBSWY3DPEHPK3PXP'))
  expect(await look({ FACTOR_KEY: ours })).toMatch(/^holds: .*: 1/)
  expect(await look({ FACTOR_KEY: ours, FACTOR_KEY_BESIDE: other })).toMatch(/^warns: .*can be emptied/)
  expect(await look({ FACTOR_KEY: other })).toMatch(/^fails: Sealed with a key.*: 1/)
  expect(await examine({ ...real, FACTOR_KEY: 'short' })).toMatchObject({
    data: [{ name: 'settings', said: expect.stringContaining('FACTOR_KEY: is no key of 32 bytes') }],
  })
  await keep(null)
})

test('a store is tried as a folder is', async () => {
  const s3 = await startS3StandIn()
  const { settings } = s3
  const store = {
    S3_ENDPOINT: settings.endpoint,
    S3_REGION: settings.region,
    S3_BUCKET: settings.bucket,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  }
  expect((await examine({ ...real, ...store })).found('storage')).toMatchObject({ state: 'holds' })
  expect(s3.objects.size).toBe(0)
  const { failing, found } = await examine({ ...real, ...store, S3_SECRET_ACCESS_KEY: 'wrong' })
  expect(failing).toEqual(['storage'])
  expect(found('storage')?.said).toContain('403')
  s3.close()
})

test('a demo’s database, books that do not agree and work nobody does are found', async () => {
  const sick = await startTestApp()
  onTestFinished(() => sick.close())
  const { statement } = sick.database
  const shopper = await aShopper(sick)
  const good = await aGood(sick.database)
  const order = await shopper.order([{ ...good, num: 1 }])
  await statement
    .updateTable('shop_order')
    .set({ close_after: new Date(0) })
    .where('id', '=', order.id)
    .execute()
  await statement.updateTable('sku').set({ taken: 9 }).where('id', '=', good.sku_price_id).execute()
  await run(statement)`insert into setting (module, key, value) values ('demo', 'account', '1')`
  await run(statement)`delete from migration where name like '0046-%'`
  const { failing, found } = await examine(real, sick)
  expect(failing).toEqual(['mark', 'books', 'sweeps'])
  expect(found('sweeps')?.said).toContain('orders to close (1)')
  expect(found('migrations')).toMatchObject({
    state: 'warns',
    said: expect.stringContaining('0046-keys.sql'),
  })
})

test('files that another host should hand out are fetched there, as a browser would', async () => {
  const root = (await testFolder())('shop')
  const folder = path.join(root, 'build/pages/client/assets')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'entry.js'), 'export {}')
  let [body, readers] = ['export {}', '*']
  const host = createServer((asked, reply) => {
    reply.setHeader('access-control-allow-origin', readers)
    reply.writeHead(asked.url === '/assets/entry.js' ? 200 : 404).end(body)
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const { port } = host.address() as AddressInfo
  const look = async (assetUrl: string) => {
    const config = { assetUrl, publicUrl: 'https://orchard.example' } as Config
    const { state, say } = await assets.look({ root, config } as Patient)
    return `${state}: ${say('en_US')}`
  }
  const here = `http://127.0.0.1:${port}`
  expect(await look('')).toMatch(/^holds: ASSET_URL is empty/)
  expect(await look(here)).toBe(`holds: ${here} hands out this build`)
  readers = 'https://another.example'
  expect(await look(here)).toMatch(/^fails: .*without access-control-allow-origin/)
  body = 'not found, says a friendly page'
  expect(await look(here)).toMatch(/^fails: .*is not the file of this build/)
  await new Promise((resolve) => host.close(resolve))
  expect(await look(here)).toMatch(/^fails: .*does not come: .*ECONNREFUSED/)
})
