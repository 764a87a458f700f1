import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { countMissing, insertSteadily, runOnce } from './insert-steadily.ts'
import { isGone, type Promised, type Scene, serverPid, stopProgram } from './scene.ts'

export const survivingInvariants: Promised[] = [
  {
    name: 'refuses a second start on the same data folder, in one sentence',
    async show(scene) {
      const dataDir = await scene.usedFolder()
      const first = await scene.start(dataDir)
      const second = await scene.start(dataDir)
      assert.equal(await second.exited, 1)
      assert.equal(second.said[0]?.name, 'DataFolderInUse')
      assert.match(String(second.said[0]?.message), new RegExp(`${dataDir} is in use .*${first.child.pid}`))
      assert.deepEqual(await runOnce(first.url, 'select 1 as one'), [{ one: 1 }])
      await stopProgram(first)
      return String(second.said[0]?.message)
    },
  },
  {
    name: 'SIGTERM: drains with the database still there, stops it cleanly, leaves nothing behind',
    async show(scene) {
      const dataDir = await scene.usedFolder()
      const program = await scene.start(dataDir)
      const pid = await serverPid(dataDir)
      const begun = performance.now()
      assert.equal(await stopProgram(program), 0)
      const took = performance.now() - begun
      assert.deepEqual(program.said.at(-1), { drained: true })
      assert.ok(await isGone(pid))
      await assert.rejects(serverPid(dataDir))
      assert.equal(await stateOnDisk(dataDir), 'shut down')
      return `${Math.round(took)} ms, of which 300 draining`
    },
  },
  {
    name: 'Ctrl-C in a terminal reaches the program only, which drains first',
    async show(scene) {
      const dataDir = await scene.usedFolder()
      const program = await scene.start(dataDir)
      process.kill(-(program.child.pid ?? 0), 'SIGINT')
      assert.equal(await program.exited, 0)
      assert.deepEqual(program.said.at(-1), { drained: true })
      return 'drained'
    },
  },
  {
    name: 'kill -9 of the program under load: the next start loses nothing confirmed',
    async show(scene) {
      const dataDir = await scene.usedFolder()
      const killed = await scene.start(dataDir)
      const pid = await serverPid(dataDir)
      const load = await insertSteadily(killed.url)
      await sleep(500)
      killed.child.kill('SIGKILL')
      await killed.exited
      assert.ok(!(await isGone(pid)), 'the server should outlive the program')
      const { next, told } = await startAgain(scene, dataDir, load)
      assert.ok(await isGone(pid))
      await stopProgram(next)
      return told
    },
  },
  {
    name: 'kill -9 of the program and of PostgreSQL at once: the next start recovers',
    async show(scene) {
      const dataDir = await scene.usedFolder()
      const killed = await scene.start(dataDir)
      const load = await insertSteadily(killed.url)
      await sleep(500)
      const pid = await serverPid(dataDir)
      killed.child.kill('SIGKILL')
      process.kill(pid, 'SIGKILL')
      await killed.exited
      const { next, told } = await startAgain(scene, dataDir, load)
      await stopProgram(next)
      return told
    },
  },
  {
    name: 'a stale pid file whose number a stranger now bears does not stop the start, nor the stranger',
    async show(scene) {
      const dataDir = await scene.usedFolder()
      const killed = await scene.start(dataDir)
      const file = path.join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
      const text = await readFile(file, 'utf8')
      await stopProgram(killed)
      const owner = await ownerOf(path.dirname(file))
      const stranger = spawn('sleep', ['60'], owner)
      await writeFile(file, text.replace(/^\d+/, String(stranger.pid)))
      try {
        const next = await scene.start(dataDir)
        assert.ok(next.said[0]?.url, JSON.stringify(next.said))
        assert.equal(stranger.exitCode ?? stranger.signalCode, null)
        await stopProgram(next)
      } finally {
        stranger.kill()
      }
      return 'started, and the stranger lives'
    },
  },
  {
    name: 'kill -9 of PostgreSQL under load, with a backend busy: serving again within 10 s, same address',
    async show(scene) {
      const dataDir = await scene.usedFolder()
      const program = await scene.start(dataDir)
      const load = await insertSteadily(program.url)
      // It looks at nothing but its own sum, so it does not notice that its server is gone.
      const busy = runOnce(program.url, 'select sum(i) from generate_series(1, 1000000000) i').catch(
        () => 'ended',
      )
      await sleep(500)
      process.kill(await serverPid(dataDir), 'SIGKILL')
      while (load.gap() === undefined) await sleep(20)
      await load.end()
      const gap = load.gap() ?? Number.POSITIVE_INFINITY
      assert.ok(gap < 10_000, `${gap} ms`)
      assert.equal(await busy, 'ended')
      assert.equal(await countMissing(program.url, load.confirmed), 0)
      await stopProgram(program)
      return `away for ${Math.round(gap)} ms; ${load.confirmed.length} rows confirmed, none missing`
    },
  },
]

type Load = Awaited<ReturnType<typeof insertSteadily>>

/** The next start after a crash under load, which has lost nothing that was confirmed. */
async function startAgain(scene: Scene, dataDir: string, load: Load) {
  const begun = performance.now()
  const next = await scene.start(dataDir)
  const took = performance.now() - begun
  await load.end()
  assert.equal(await countMissing(next.url, load.confirmed), 0)
  const told = `${load.confirmed.length} rows confirmed, none missing; next start ${Math.round(took)} ms`
  return { next, told }
}

/** The state field of the control file, which tells a clean stop from a crash. */
async function stateOnDisk(dataDir: string): Promise<string> {
  const control = await readFile(path.join(dataDir, 'postgres', 'cluster', 'global', 'pg_control'))
  return control.readInt32LE(16) === 1 ? 'shut down' : 'in use or crashed'
}

async function ownerOf(folder: string): Promise<{ uid: number; gid: number } | object> {
  const { uid, gid } = await stat(folder)
  return process.getuid?.() === 0 ? { uid, gid } : {}
}
