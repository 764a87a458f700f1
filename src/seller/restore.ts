import { migrateShop } from '#app/migrate-shop.ts'
import { sendChangeNotice } from '#platform/cache/change-notices.ts'
import { readBackupHeader, restore as restoreDatabase } from '#platform/database/restore.ts'
import * as m from '#words'
import { command } from './command.ts'
import { readWord, refuseMore } from './read-words.ts'

/** A notice that everything changed. */
const EVERYTHING = ['*']

export const restore = command({
  name: 'restore',
  usage: ['restore FILE [--replace]'],
  summary: m.seller_restore_summary,
  details: m.seller_restore_details,
  options: { replace: { type: 'boolean' } },
  async run({ values, words }, { root, config, reach, open, output }) {
    const file = readWord(words[0], 'FILE')
    refuseMore(words, 1)
    const { migrations } = await readBackupHeader(file)
    const url = await reach({ mayBegin: true })
    // An empty database is brought to where the backup was made; from there the usual way leads to today.
    const applied = await migrateShop({ root, databaseUrl: url, config }, { only: migrations })
    // Then it holds nothing but what migrations put into every shop, and the backup has that too.
    const begun = applied.length === migrations.length
    await restoreDatabase({ url, file, replace: values.replace || begun })
    const { database } = await open()
    await sendChangeNotice(database.read, EVERYTHING)
    output.answer({
      code: 1,
      msg: m.seller_restore_done({ file }, { locale: output.language }),
      data: { file },
    })
  },
})
