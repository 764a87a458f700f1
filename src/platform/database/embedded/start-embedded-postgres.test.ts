import { mkdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'
import { runOnce } from './testing/insert-steadily.ts'
import { promisesOfStarting } from './testing/promises-of-starting.ts'
import { promisesOfSurviving } from './testing/promises-of-surviving.ts'
import { type Scene, setScene } from './testing/scene.ts'

let scene: Scene
beforeAll(async () => {
  scene = await setScene()
})
afterAll(() => scene.remove())

for (const { name, show, impossible } of [...promisesOfStarting, ...promisesOfSurviving]) {
  test(name, { timeout: 60_000 }, async (context) => {
    const reason = await impossible?.()
    if (reason) context.skip(reason)
    await show(scene)
  })
}

const silent = () => {}

test('sorts by code point and folds case beyond ASCII, whatever the locale of the machine', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir: await scene.usedFolder(), log: silent })
  const rows = await runOnce(postgres.url, "select upper('é') as upper, 'Z' < 'a' as by_code_point")
  expect(rows).toEqual([{ upper: 'É', by_code_point: true }])
  await postgres.stop()
})

test('takes settings and another database name', async () => {
  const dataDir = await scene.usedFolder()
  const settings = { work_mem: '7MB' }
  const postgres = await startEmbeddedPostgres({ dataDir, log: silent, settings, database: 'another one' })
  const rows = await runOnce(
    postgres.url,
    "select current_database(), current_setting('work_mem') as work_mem",
  )
  expect(rows).toEqual([{ current_database: 'another one', work_mem: '7MB' }])
  await postgres.stop()
})

test('says why when PostgreSQL does not start, and frees the folder', async () => {
  const dataDir = await scene.usedFolder()
  const wrong = startEmbeddedPostgres({ dataDir, log: silent, settings: { no_such_setting: '1' } })
  await expect(wrong).rejects.toThrow(/did not start.*no_such_setting/s)
  const postgres = await startEmbeddedPostgres({ dataDir, log: silent })
  await postgres.stop()
})

test('does not begin an empty database when the real one is out of reach', async () => {
  const dataDir = await scene.emptyFolder()
  await symlink('/nowhere/at/all', path.join(dataDir, 'postgres'))
  await expect(startEmbeddedPostgres({ dataDir, log: silent })).rejects.toThrow(
    /link to a folder that is gone/,
  )
})

test('does not touch a database of another major version', async () => {
  const dataDir = await scene.usedFolder()
  await writeFile(path.join(dataDir, 'postgres', 'cluster', 'PG_VERSION'), '15\n')
  await expect(startEmbeddedPostgres({ dataDir, log: silent })).rejects.toThrow(/made by PostgreSQL 15/)
})

test('begins again after a first start that was interrupted', async () => {
  const dataDir = await scene.emptyFolder()
  await mkdir(path.join(dataDir, 'postgres', 'cluster.new', 'base'), { recursive: true })
  const postgres = await startEmbeddedPostgres({ dataDir, log: silent })
  expect(await runOnce(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await postgres.stop()
})
