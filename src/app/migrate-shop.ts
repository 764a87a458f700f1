import path from 'node:path'
import type { Config } from '#platform/config.ts'
import { SchemaMismatch } from '#platform/database/check-applied.ts'
import { type MigrateOptions, migrate } from '#platform/database/migrate.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

type Shop = {
  root: string
  /** Where it is, which may be a server of the shop's own; `config` says how its owner named it. */
  databaseUrl: string
  config: Pick<Config, 'databaseUrl' | 'dataDir'>
}

/** Brings the shop's database up to date, or says in one sentence why that cannot be done and what to do instead. */
export async function migrateShop(
  { root, databaseUrl, config }: Shop,
  options: MigrateOptions = {},
): Promise<string[]> {
  try {
    return await migrate(databaseUrl, path.join(root, 'migrations'), options)
  } catch (error) {
    if (error instanceof SchemaMismatch) return explain(error, config)
    throw error
  }
}

function explain({ kind, migrations }: SchemaMismatch, config: Shop['config']): never {
  if (kind === 'newer') return refuse(m.shell_database_newer, { migrations })
  if (kind === 'changed') return refuse(m.shell_migration_changed, { migrations })
  if (config.databaseUrl) return refuse(m.shell_database_older)
  return refuse(m.shell_data_folder_older, { folder: config.dataDir })
}
