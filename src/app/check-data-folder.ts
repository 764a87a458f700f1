import { access, constants, mkdir } from 'node:fs/promises'
import type { Config } from '#platform/config.ts'

/** Asked before anything is prepared: with a database elsewhere the first upload would be the first to find out. */
export async function checkDataFolder({ dataDir }: Pick<Config, 'dataDir'>): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
}
