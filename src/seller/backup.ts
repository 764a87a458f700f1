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
  async run({ words }, { reach, output }) {
    const file = readWord(words[0], 'FILE')
    refuseMore(words, 1)
    const saved = await backUp({ url: await reach(), file, log: () => {} })
    const msg = m.seller_backup_done({ ...saved, file }, { locale: output.language })
    output.answer({ code: 1, msg, data: { ...saved, file } })
  },
})
