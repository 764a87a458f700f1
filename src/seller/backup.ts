import { migrateShop } from '#app/migrate-shop.ts'
import { backUp } from '#platform/database/back-up.ts'
import * as m from '#words'
import { command } from './command.ts'
import { readWord, refuseMore } from './read-words.ts'

export const backup = command({
  name: 'backup',
  usage: ['backup FILE'],
  summary: m.seller_backup_summary,
  details: m.seller_backup_details,
  options: {},
  async run({ words }, { root, config, reach, output }) {
    const file = readWord(words[0], 'FILE')
    refuseMore(words, 1)
    const url = await reach()
    // Applies nothing; a backup of a schema that is not ours could be restored by nobody.
    await migrateShop({ root, databaseUrl: url, config }, { only: [] })
    const saved = await backUp({ url, file, log: () => {} })
    const msg = m.seller_backup_done({ ...saved, file }, { locale: output.language })
    output.answer({ code: 1, msg, data: { ...saved, file } })
  },
})
