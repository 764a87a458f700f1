import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import * as m from '#words'
import { command, refuseUsage } from './command.ts'
import { readWhole, refuseMore } from './read-words.ts'

const read = async (file: string | undefined) =>
  file === undefined ? undefined : file === '-' ? text(process.stdin) : readFile(file, 'utf8')

/** The languages that were given, under the names they have inside. */
const given = (zh: string | undefined, en: string | undefined) => ({
  ...(zh !== undefined && { zh_CN: zh }),
  ...(en !== undefined && { en_US: en }),
})

export const pages = command({
  name: 'pages',
  usage: [
    'pages',
    'pages show NUMBER',
    'pages set NUMBER [--zh FILE] [--en FILE] [--title-zh TEXT] [--title-en TEXT]',
  ],
  summary: m.sellerpages_summary,
  details: m.sellerpages_details,
  options: {
    zh: { type: 'string' },
    en: { type: 'string' },
    'title-zh': { type: 'string' },
    'title-en': { type: 'string' },
  },
  async run({ values, words: [act, number, ...more] }, shop) {
    refuseMore(more, 0)
    const { output } = shop
    const locale = { locale: output.language }
    if (act === undefined) {
      const { api } = await shop.open()
      return output.answer(await api.siteSeller.listSellerPages(), (all) =>
        output.table(
          [
            m.sellerpages_number({}, locale),
            m.sellerpages_title({}, locale),
            m.sellerpages_letters({}, locale),
          ],
          all.map((page) => [page.id, page.title[output.language], page.letters[output.language]]),
        ),
      )
    }
    if (act !== 'show' && act !== 'set')
      return refuseUsage(m.seller_one_of, { name: 'pages', known: 'show, set' })
    const id = readWhole(number, 'NUMBER')
    if (act === 'show') {
      const { api } = await shop.open()
      return output.answer(await api.siteSeller.showPage({ id }), (page) => {
        output.line(`${page.title[output.language]}\n`)
        output.line(page.content[output.language])
      })
    }
    const change = {
      title: given(values['title-zh'], values['title-en']),
      content: given(await read(values.zh), await read(values.en)),
    }
    if (Object.keys({ ...change.title, ...change.content }).length === 0)
      return refuseUsage(m.sellerpages_nothing)
    const { api } = await shop.open()
    output.answer(await api.siteSeller.changePage({ id, ...change }))
  },
})
