import { chmod, mkdir, readdir, readlink, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reachEmbeddedPostgres } from './reach-embedded-postgres.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'
import { runOnce } from './testing/insert-steadily.ts'
import { isRoot, type Scene, setScene } from './testing/scene.ts'
import { startingInvariants } from './testing/starting-invariants.ts'
import { survivingInvariants } from './testing/surviving-invariants.ts'

let scene: Scene
beforeAll(async () => {
  scene = await setScene()
})
afterAll(() => scene.remove())

for (const { name, show, impossible } of [...startingInvariants, ...survivingInvariants]) {
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

test('a command beside the program reaches its database, and one of its own when the program is away', async () => {
  const dataDir = await scene.usedFolder()
  const program = await startEmbeddedPostgres({ dataDir, log: silent })
  const beside = await reachEmbeddedPostgres({ dataDir, log: silent })
  expect(beside.url).toBe(program.url)
  await beside.stop()
  expect(await runOnce(program.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await program.stop()
  const alone = await reachEmbeddedPostgres({ dataDir, log: silent })
  expect(await runOnce(alone.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await alone.stop()
})

test('repairs a copy of the binaries that a power cut left incomplete', async () => {
  const dataDir = await scene.usedFolder()
  const place = path.join(dataDir, 'postgres')
  const binaries = (await readdir(place)).filter((name) => name.startsWith('bin-'))
  await truncate(path.join(place, binaries[0] ?? '', 'bin', 'postgres'))
  const postgres = await startEmbeddedPostgres({ dataDir, log: silent })
  expect(await runOnce(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await postgres.stop()
  expect((await readdir(place)).filter((name) => name.startsWith('bin-'))).toEqual(binaries)
})

test.runIf(isRoot)(
  'a data folder that was removed begins anew, and its database outside is set aside',
  async () => {
    const home = await scene.emptyFolder()
    await chmod(home, 0o700)
    const dataDir = path.join(home, 'data')
    const lines: string[] = []
    const options = { dataDir, log: (line: string) => lines.push(line) }
    const first = await startEmbeddedPostgres(options)
    await runOnce(first.url, 'create table old (id int)')
    await first.stop()
    const place = await readlink(path.join(dataDir, 'postgres'))
    await rm(dataDir, { recursive: true })

    const second = await startEmbeddedPostgres(options)
    expect(await runOnce(second.url, "select to_regclass('old') as old")).toEqual([{ old: null }])
    await second.stop()
    const aside = (await readdir(path.dirname(place))).filter((name) =>
      name.startsWith(`${path.basename(place)}.left-`),
    )
    expect(aside).toHaveLength(1)
    expect(lines.join()).toContain(aside[0])
    for (const name of [path.basename(place), ...aside])
      await rm(path.join(path.dirname(place), name), { recursive: true })
  },
)
