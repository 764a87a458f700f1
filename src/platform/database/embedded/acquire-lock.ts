import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse'

  constructor(folder: string, holder: string | undefined) {
    const who = holder ? `the running process ${holder}` : 'another running process'
    super(`The data folder ${folder} is in use by ${who}: stop it first, or set DATA_DIR to another folder.`)
  }
}

export type Lock = { release(): void }

const SQLITE_BUSY = 5

/** Collected locks would be lost locks: a forgotten handle must not free the folder. */
const locked = new Set<DatabaseSync>()

/**
 * SQLite is used for the one thing Node lacks: a lock kept by the operating system. It dies with the process,
 * so neither `kill -9` nor a reused process id can leave a wrong one behind, and children do not inherit it.
 */
export function acquireLock(file: string, folder: string): Lock {
  const holder = `${file}.pid`
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(file)
    // Nothing is ever written, so there is nothing to keep a journal of beside the file.
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (cause) {
    lock?.close()
    if ((cause as { errcode?: number }).errcode === SQLITE_BUSY)
      throw new DataFolderInUse(folder, readHolder(holder))
    throw new Error(`The data folder ${folder} cannot be locked: ${(cause as Error).message}.`, { cause })
  }
  locked.add(lock)
  // Removed first, for a file of another account can be replaced in one's own folder but not written.
  rmSync(holder, { force: true })
  writeFileSync(holder, String(process.pid))
  return {
    release() {
      if (!locked.delete(lock)) return
      rmSync(holder, { force: true })
      lock.close()
    },
  }
}

/** Only for the message; whether the folder is taken is decided by the lock alone. */
function readHolder(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8') || undefined
  } catch {
    return undefined
  }
}
