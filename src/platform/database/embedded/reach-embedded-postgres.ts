import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DataFolderInUse } from './acquire-lock.ts'
import { addressOf } from './password-file.ts'
import { readServerState } from './read-server-state.ts'
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './start-embedded-postgres.ts'

const PATIENCE = 15_000

/** For commands that work beside the program: its database while it runs, otherwise one started for the occasion. */
export async function reachEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const deadline = performance.now() + PATIENCE
  for (;;) {
    try {
      return await startEmbeddedPostgres(options)
    } catch (error) {
      if (!(error instanceof DataFolderInUse)) throw error
      const url = await findRunning(options)
      if (url) return { url, stop: async () => {} }
      // The program that holds the folder is just starting, or just leaving.
      if (performance.now() > deadline) throw error
      await sleep(200)
    }
  }
}

async function findRunning({ dataDir, database }: EmbeddedPostgresOptions): Promise<string | undefined> {
  const folder = await realpath(path.join(dataDir, 'postgres')).catch(() => undefined)
  const state = folder ? await readServerState(path.join(folder, 'cluster')) : undefined
  return folder && state?.ready ? await addressOf(folder, state.port, database) : undefined
}
