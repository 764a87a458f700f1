import path from 'node:path'
import type { Config } from '#platform/config.ts'
import { SchemaMismatch, ServerTooOld } from '#platform/database/check-applied.ts'
import { MigratingElsewhere } from '#platform/database/hold-migration-lock.ts'
import { findPending, type MigrateOptions, migrate } from '#platform/database/migrate.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

type Shop = {
  root: string
  /** Where it is, which may be a server of the shop's own; `config` says how its owner named it. */
  databaseUrl: string
  config: Pick<Config, 'databaseUrl' | 'dataDir'>
}

/**
 * What whoever runs on the tables begins with: they are brought up to date or, where that is a step of its own
 * (`MIGRATE=0`, `npm run migrate`), must have been.
 */
export async function readyTables(
  shop: Shop & { config: Pick<Config, 'migrate'> },
  options: MigrateOptions = {},
): Promise<void> {
  if (shop.config.migrate) return void (await migrateShop(shop, options))
  const pending = await explained(shop, () => findPending(shop.databaseUrl, folderOf(shop)))
  if (pending.length > 0) refuse(m.shell_tables_behind, { migrations: pending.join(', ') })
}

/** Brings the shop's database up to date, or says in one sentence why that cannot be done and what to do instead. */
export const migrateShop = (shop: Shop, options: MigrateOptions = {}): Promise<string[]> =>
  explained(shop, () => migrate(shop.databaseUrl, folderOf(shop), options))

const folderOf = ({ root }: Shop) => path.join(root, 'migrations')

async function explained<T>({ config }: Shop, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof SchemaMismatch) return explain(error, config)
    if (error instanceof ServerTooOld) return refuse(m.faults_server_too_old, { version: error.version })
    if (error instanceof MigratingElsewhere) return refuse(m.shell_migrating_elsewhere)
    throw error
  }
}

function explain({ kind, migrations }: SchemaMismatch, config: Shop['config']): never {
  if (kind === 'newer') return refuse(m.shell_database_newer, { migrations })
  if (kind === 'changed') return refuse(m.shell_migration_changed, { migrations })
  if (config.databaseUrl) return refuse(m.shell_database_older)
  return refuse(m.shell_data_folder_older, { folder: config.dataDir })
}
