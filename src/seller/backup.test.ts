import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { run } from '#platform/database/raw-sql.ts'
import { askDatabase } from '#testing/ask-database.ts'
import { TEMPLATE } from '#testing/global-setup.ts'
import { startS3StandIn } from '#testing/start-s3-stand-in.ts'
import { testApp } from '#testing/start-test-app.ts'
import { testFolder } from '#testing/test-folder.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'

const app = testApp()
const at = await testFolder()
const PASSPHRASE = { BACKUP_PASSPHRASE: 'a long walk to the orchard' }

/** An empty folder, and a database that is empty unless a shop's is asked for. */
async function elsewhere(template = 'template1') {
  const name = `restored_${randomBytes(6).toString('hex')}`
  await askDatabase(inject('serverUrl'), `create database ${name} template ${template}`)
  onTestFinished(async () => {
    await askDatabase(inject('serverUrl'), `drop database ${name} with (force)`)
  })
  return {
    database: { url: Object.assign(new URL(inject('serverUrl')), { pathname: name }).href },
    dataDir: at(name),
  }
}
const PICTURE = Buffer.alloc(200_000, 'a picture that does not fit into one line')

test('pictures and rows go into one sealed file a day, old ones go, and a new place gets all of it back', async () => {
  const { dataDir, database } = app()
  for (const folder of ['pictures', 'files/originals'])
    await mkdir(path.join(dataDir, folder), { recursive: true })
  await writeFile(path.join(dataDir, 'pictures/apple.webp'), PICTURE)
  await writeFile(path.join(dataDir, 'files/originals/0f'), 'original')
  await run(database.statement)`insert into setting (module, key, value) values ('test', 'kept', '"yes"')`
  await mkdir(at('nightly'))
  for (const old of ['20200101-030000', '20200102-030000'])
    await writeFile(at(`nightly/xianji-${old}.backup`), 'old')
  await writeFile(at('nightly/notes.txt'), 'mine')

  const saved = await typeAsSeller(app(), ['backup', at('nightly'), '--keep', '2'], PASSPHRASE)
  expect(saved).toMatchObject({ code: 0, out: expect.stringMatching(/ files 2\n$/) })
  const [first, ...others] = (await readdir(at('nightly'))).sort().reverse()
  expect(others).toEqual(['xianji-20200102-030000.backup', 'notes.txt'])
  const file = at(`nightly/${first}`)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await readFile(file)).includes('xianji backup')).toBe(false)

  const place = await elsewhere()
  const unread = await typeAsSeller(place, ['restore', file])
  expect(unread).toMatchObject({ code: 1, err: expect.stringContaining('set BACKUP_PASSPHRASE') })
  const wrong = await typeAsSeller(place, ['restore', file], { BACKUP_PASSPHRASE: 'something else' })
  expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining('not the one it was made with') })

  expect(await typeAsSeller(place, ['restore', file], PASSPHRASE)).toMatchObject({ code: 0 })
  expect(await readFile(path.join(place.dataDir, 'pictures/apple.webp'))).toEqual(PICTURE)
  expect(await readFile(path.join(place.dataDir, 'files/originals/0f'), 'utf8')).toBe('original')
  expect(await askDatabase(place.database.url, `select value from setting where module = 'test'`)).toEqual([
    { value: 'yes' },
  ])
})

test('backups go to the store and come back from it, and only as many stay as were asked for', async () => {
  const s3 = await startS3StandIn()
  const { endpoint, bucket, accessKeyId, secretAccessKey } = s3.settings
  const store = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    BACKUP_S3_BUCKET: bucket,
  }
  s3.objects.set('/shop/nightly/xianji-20200101-030000.backup', Buffer.from('old'))
  const saved = await typeAsSeller(app(), ['backup', 's3:nightly', '--keep', '1', '--json'], store)
  const { data } = JSON.parse(saved.out)
  expect(data.file).toMatch(/^s3:nightly\/xianji-.*\.backup$/)
  expect([...s3.objects.keys()]).toEqual([data.file.replace('s3:', '/shop/')])
  expect((await readdir(app().dataDir)).filter((one) => one.endsWith('.backup'))).toEqual([])

  const place = await elsewhere(TEMPLATE)
  const restored = await typeAsSeller(place, ['restore', data.file, '--replace'], store)
  expect(restored).toMatchObject({ code: 0, out: `Restored from ${data.file}\n` })
  const gone = await typeAsSeller(place, ['restore', 's3:nightly/none.backup'], store)
  expect(gone).toMatchObject({ code: 1, err: expect.stringContaining('There is no s3:nightly/none.backup') })
  s3.close()
})

test('without a store, a place in one is refused before anything is written', async () => {
  const { code, err } = await typeAsSeller(app(), ['backup', 's3:nightly'])
  expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('set S3_ENDPOINT') })
})

test('a database of 0.1 is left to 0.1: a backup made here could be restored by nobody', async () => {
  const { statement } = app().database
  await run(statement)`alter table migration rename column checksum to checksum_of_later`
  onTestFinished(async () => {
    await run(statement)`alter table migration rename column checksum_of_later to checksum`
  })
  const file = path.join(app().dataDir, 'shop.backup')
  const { code, out, err } = await typeAsSeller(app(), ['backup', file])
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toMatch(/^The database of DATABASE_URL belongs to version 0\.1, .*\n$/)
  expect(await readdir(app().dataDir)).not.toContain('shop.backup')
})
