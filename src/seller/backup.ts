import { migrateShop } from '#app/migrate-shop.ts'
import { backUp } from '#platform/database/back-up.ts'
import * as m from '#words'
import { word } from './arguments.ts'
import { act, command } from './command.ts'

export const backup = command('backup', m.seller_backup_summary, m.seller_backup_details, [
  act({
    words: { file: word('FILE') },
    async run({ file }, { root, config, reach, output, progress }) {
      const url = await reach()
      // Applies nothing; a backup of a schema that is not ours could be restored by nobody.
      await migrateShop({ root, databaseUrl: url, config }, { only: [] })
      const saved = await progress.step(m.seller_step_backup, (tick) => backUp({ url, file, tick }), {
        file,
      })
      const msg = m.seller_backup_done({ ...saved, file }, { locale: output.language })
      output.answer({ code: 1, msg, data: { ...saved, file } })
    },
  }),
])
