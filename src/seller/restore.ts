import { migrateShop } from '#app/migrate-shop.ts'
import { changed } from '#platform/cache/change-notices.ts'
import { readBackupHeader, restore as restoreDatabase } from '#platform/database/restore.ts'
import * as m from '#words'
import { flag, word } from './arguments.ts'
import { fetchBackup } from './backups/backup-place.ts'
import { foldersOf } from './backups/folders-of.ts'
import { act, command } from './command.ts'
import type { SellerShop } from './seller-shop.ts'

/** A notice that everything changed. */
const EVERYTHING = '*'

export const restore = command('restore', m.seller_restore_summary, m.seller_restore_details, [
  act({
    words: { source: word('SOURCE') },
    options: { replace: flag },
    async run({ source, replace }, shop) {
      const { file, forget } = await fetchBackup(source, shop.config)
      try {
        await restoreFrom(file, replace, shop)
      } finally {
        await forget()
      }
      const msg = m.seller_restore_done({ file: source }, { locale: shop.output.language })
      shop.output.answer({ code: 1, msg, data: { file: source } })
    },
  }),
])

async function restoreFrom(
  file: string,
  replace: boolean,
  { root, config, reach, open, progress }: SellerShop,
) {
  const { backupPassphrase: passphrase } = config
  const { migrations } = await readBackupHeader(file, passphrase)
  const url = await reach({ mayBegin: true })
  // An empty database is brought to where the backup was made; from there the usual way leads to today.
  const applied = await migrateShop({ root, databaseUrl: url, config }, { only: migrations, progress })
  // Then it holds nothing but what migrations put into every shop, and the backup has that too.
  const begun = applied.length === migrations.length
  const filling = { url, file, replace: replace || begun, folders: foldersOf(config), passphrase }
  await progress.step(m.seller_step_restore, (tick) => restoreDatabase({ ...filling, tick }), { file })
  // Also where a start would not do it: whoever restores wants a shop that runs.
  await migrateShop({ root, databaseUrl: url, config }, { progress })
  const { database } = await open()
  await database.write(async (tx) => changed(tx, EVERYTHING))
}
