import { readFile } from 'node:fs/promises'
import { text as readText } from 'node:stream/consumers'
import * as m from '#words'
import { optional, text, whole } from './arguments.ts'
import { act, command } from './command.ts'
import { refuseUsage } from './faults.ts'
import { listOf } from './show.ts'

const read = async (file: string | undefined) =>
  file === undefined ? undefined : file === '-' ? readText(process.stdin) : readFile(file, 'utf8')

/** The languages that were given, under the names they have inside. */
const given = (zh: string | undefined, en: string | undefined) => ({
  ...(zh !== undefined && { zh_CN: zh }),
  ...(en !== undefined && { en_US: en }),
})

export const pages = command('pages', m.sellerpages_summary, m.sellerpages_details, [
  act({
    call: (api) => api.siteSeller.listSellerPages(),
    show: listOf([
      [m.sellerpages_number, 'id'],
      [m.sellerpages_title, 'title'],
      [m.sellerpages_letters, 'letters'],
    ]),
  }),
  act({
    name: 'show',
    words: { id: whole('NUMBER') },
    call: (api, asked) => api.siteSeller.showPage(asked),
    show({ title, content }, { language, line }) {
      line(`${title[language]}\n`)
      line(content[language])
    },
  }),
  act({
    name: 'set',
    words: { id: whole('NUMBER') },
    options: {
      zh: optional(text('FILE')),
      en: optional(text('FILE')),
      'title-zh': optional(text('TEXT')),
      'title-en': optional(text('TEXT')),
    },
    async run({ id, zh, en, ...titles }, { open, output }) {
      const title = given(titles['title-zh'], titles['title-en'])
      const content = given(await read(zh), await read(en))
      if (Object.keys({ ...title, ...content }).length === 0) return refuseUsage(m.sellerpages_nothing)
      const { api } = await open()
      output.answer(await api.siteSeller.changePage({ id, title, content }))
    },
  }),
])
