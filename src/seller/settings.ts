import type { Setting } from '#features/site/site-seller-contract.ts'
import { shorten } from '#platform/text-width.ts'
import * as m from '#words'
import { command, refuseUsage } from './command.ts'
import type { Output } from './output.ts'
import { readWord, refuseMore } from './read-words.ts'

export const settings = command({
  name: 'settings',
  usage: [
    'settings [MODULE]',
    'settings set MODULE KEY VALUE',
    'settings set MODULE KEY [--zh TEXT] [--en TEXT]',
  ],
  summary: m.seller_settings_summary,
  details: m.seller_settings_details,
  options: { zh: { type: 'string' }, en: { type: 'string' } },
  async run({ values, words }, shop) {
    const { output } = shop
    if (words[0] !== 'set') {
      refuseMore(words, 1)
      const { api } = await shop.open()
      const answer = await api.siteSeller.showSettings(words[0] === undefined ? {} : { module: words[0] })
      return output.answer(answer, (all) => drawSettings(output, all))
    }
    refuseMore(words, 4)
    const change = {
      module: readWord(words[1], 'MODULE'),
      key: readWord(words[2], 'KEY'),
      value: readValue(words[3], values),
    }
    const { api } = await shop.open()
    output.answer(await api.siteSeller.changeSetting(change))
  },
})

/** Texts by language, or JSON, or the plain word. */
function readValue(word: string | undefined, { zh, en }: { zh?: string; en?: string }): unknown {
  if (zh === undefined && en === undefined)
    return readJson(word ?? refuseUsage(m.seller_need_word, { name: 'VALUE' }))
  if (word !== undefined) return refuseUsage(m.seller_too_many_words, { word })
  return { ...(zh !== undefined && { zh_CN: zh }), ...(en !== undefined && { en_US: en }) }
}

function readJson(word: string): unknown {
  if (!word.trimStart().startsWith('{')) return word
  try {
    return JSON.parse(word)
  } catch {
    return refuseUsage(m.seller_bad_json, { word: shorten(word, 40) })
  }
}

function drawSettings(output: Output, all: readonly Setting[]): void {
  const locale = { locale: output.language }
  output.table(
    [m.seller_module({}, locale), m.seller_key({}, locale), m.seller_value({}, locale)],
    all.flatMap((setting) =>
      linesOf(setting.value).map((value, at) => [
        at === 0 ? setting.module : '',
        at === 0 ? setting.key : '',
        value,
      ]),
    ),
  )
}

const WIDTH = 90

/** Each language of a text on a line of its own. */
function linesOf(value: Setting['value']): string[] {
  if (value === null) return ['–']
  if (typeof value !== 'object') return [shorten(String(value), WIDTH)]
  return [value.zh_CN, value.en_US].map((one) =>
    shorten(Array.isArray(one) ? one.join(', ') : one || '–', WIDTH),
  )
}
