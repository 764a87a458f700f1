import { randomBytes } from 'node:crypto'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { chooseStores } from '#app/choose-stores.ts'
import type { Config } from '#platform/config.ts'
import * as m from '#words'
import { type Check, fails, holds, warns } from './check.ts'
import { listProcesses } from './check-server.ts'

const GIGABYTE = 1 << 30

/** Something is put where pictures and files are kept, read, compared and removed. */
export const storage: Check = {
  name: 'storage',
  title: m.doctor_storage,
  async look({ config }) {
    const same = await tryStores(config)
    if (!same) return fails(m.doctor_storage_differs)
    if (config.s3 && !config.demo) return holds(m.doctor_storage_store, { bucket: config.s3.bucket })
    const { bavail, bsize } = await statfs(config.dataDir)
    const inputs = { folder: config.dataDir, gigabytes: ((bavail * bsize) / GIGABYTE).toFixed(1) }
    return bavail * bsize < GIGABYTE
      ? warns(m.doctor_storage_full, inputs)
      : holds(m.doctor_storage_disk, inputs)
  },
}

async function tryStores(config: Config): Promise<boolean> {
  const { pictures, files } = chooseStores(config)
  const name = `doctor-${randomBytes(6).toString('hex')}`
  const bytes = randomBytes(64)
  const arriving = path.join(config.dataDir, 'arriving', name)
  await mkdir(path.dirname(arriving), { recursive: true })
  try {
    await pictures.put(name, bytes)
    await writeFile(arriving, bytes)
    await files.put(name, arriving)
    const stream = await files.read(name)
    const back = [await pictures.get(name), stream && (await buffer(stream))]
    return back.every((one) => one?.equals(bytes))
  } finally {
    await Promise.allSettled([pictures.remove(name), files.remove(name), rm(arriving, { force: true })])
  }
}

export const hosts: Check = {
  name: 'hosts',
  title: m.doctor_hosts,
  async look({ tx, config: { s3, demo } }) {
    const processes = await listProcesses(tx)
    const places = new Set(processes.map(({ host }) => host)).size
    const inputs = { processes: processes.length, hosts: places }
    // A folder the hosts share would do as well; from here nobody can know.
    return places > 1 && (!s3 || demo)
      ? warns(m.doctor_hosts_apart, inputs)
      : holds(m.doctor_hosts_hold, inputs)
  },
}
