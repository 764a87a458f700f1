import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { migrateShop } from '#app/migrate-shop.ts'
import { noteBackup } from '#features/site/server/last-backup.ts'
import { backUp } from '#platform/database/back-up.ts'
import { openDatabase } from '#platform/database/database.ts'
import { createLog } from '#platform/log.ts'
import { readClock } from '#platform/time.ts'
import * as m from '#words'
import { flag, optional, whole, word } from './arguments.ts'
import { type BackupPlace, findBackupPlace, nameBackup } from './backups/backup-place.ts'
import { foldersOf } from './backups/folders-of.ts'
import { act, command } from './command.ts'
import type { SellerShop } from './seller-shop.ts'

export const backup = command('backup', m.seller_backup_summary, m.seller_backup_details, [
  act({
    words: { place: word('PLACE') },
    options: { keep: optional(whole('NUMBER')), 'without-pictures': flag },
    async run({ place, keep, 'without-pictures': bare }, shop) {
      const kept = await findBackupPlace(place, shop.config)
      const name = nameBackup(readClock())
      const file = kept ? await chooseFile(place, name, shop) : place
      try {
        const saved = await save(file, bare, shop)
        await kept?.put(name, file)
        await tellMade(shop)
        if (keep) await removeOld(kept, keep)
        const told = kept ? `${place.replace(/\/$/, '')}/${name}` : file
        const msg = m.seller_backup_done({ ...saved, file: told }, { locale: shop.output.language })
        shop.output.answer({ code: 1, msg, data: { ...saved, file: told } })
      } finally {
        if (place.startsWith('s3:')) await rm(file, { force: true })
      }
    },
  }),
])

/** What goes to a store is made here first: a store wants to know how long it is. */
async function chooseFile(place: string, name: string, { config }: SellerShop): Promise<string> {
  if (!place.startsWith('s3:')) return path.join(place, name)
  await mkdir(config.dataDir, { recursive: true })
  return path.join(config.dataDir, name)
}

async function save(file: string, bare: boolean, { root, config, reach, progress }: SellerShop) {
  const url = await reach()
  // Applies nothing; a backup of a schema that is not ours could be restored by nobody.
  await migrateShop({ root, databaseUrl: url, config }, { only: [] })
  const folders = bare ? {} : foldersOf(config)
  const what = { url, file, folders, passphrase: config.backupPassphrase }
  return progress.step(m.seller_step_backup, (tick) => backUp({ ...what, tick }), { file })
}

/** The file is there whatever becomes of this. */
async function tellMade({ reach }: SellerShop): Promise<void> {
  const database = openDatabase(await reach(), { pool: 1, log: createLog('silent') })
  await database.write((tx) => noteBackup(tx, readClock())).catch(() => undefined)
  await database.close()
}

async function removeOld(kept: BackupPlace | undefined, keep: number): Promise<void> {
  for (const old of (await kept?.list())?.slice(keep) ?? []) await kept?.remove(old)
}
