import { migrateShop } from '#app/migrate-shop.ts'
import { changed } from '#platform/cache/change-notices.ts'
import { readBackupHeader, restore as restoreDatabase } from '#platform/database/restore.ts'
import * as m from '#words'
import { flag, word } from './arguments.ts'
import { act, command } from './command.ts'

/** A notice that everything changed. */
const EVERYTHING = '*'

export const restore = command('restore', m.seller_restore_summary, m.seller_restore_details, [
  act({
    words: { file: word('FILE') },
    options: { replace: flag },
    async run({ file, replace }, { root, config, reach, open, output, progress }) {
      const { migrations } = await readBackupHeader(file)
      const url = await reach({ mayBegin: true })
      // An empty database is brought to where the backup was made; from there the usual way leads to today.
      const applied = await migrateShop({ root, databaseUrl: url, config }, { only: migrations, progress })
      // Then it holds nothing but what migrations put into every shop, and the backup has that too.
      const begun = applied.length === migrations.length
      const filling = { url, file, replace: replace || begun }
      await progress.step(m.seller_step_restore, (tick) => restoreDatabase({ ...filling, tick }), { file })
      const { database } = await open()
      await database.write(async (tx) => changed(tx, EVERYTHING))
      const msg = m.seller_restore_done({ file }, { locale: output.language })
      output.answer({ code: 1, msg, data: { file } })
    },
  }),
])
