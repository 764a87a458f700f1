import type { Setting } from '#features/site/site-seller-contract.ts'
import { shorten } from '#platform/text-width.ts'
import * as m from '#words'
import { optional, text, word } from './arguments.ts'
import { act, command } from './command.ts'
import { refuseUsage } from './faults.ts'
import { keepPicture, picture } from './keep-picture.ts'
import type { Output } from './output.ts'

export const settings = command('settings', m.seller_settings_summary, m.seller_settings_details, [
  act({
    words: { module: optional(text('MODULE')) },
    call: (api, { module }) => api.siteSeller.showSettings(module === undefined ? {} : { module }),
    show: drawSettings,
  }),
  act({
    name: 'set',
    words: { module: word('MODULE'), key: word('KEY'), value: optional(text('VALUE')) },
    options: { zh: optional(text('TEXT')), en: optional(text('TEXT')), picture: optional(picture) },
    usage: ['MODULE KEY VALUE', 'MODULE KEY [--zh TEXT] [--en TEXT]', 'MODULE KEY --picture FILE'],
    async run({ module, key, value, zh, en, picture }, { open, output }) {
      const typed = picture === undefined ? readValue(value, { zh, en }) : undefined
      const { api } = await open()
      const change = { module, key, value: picture === undefined ? typed : await keepPicture(api, picture) }
      output.answer(await api.siteSeller.changeSetting(change))
    },
  }),
  act({
    name: 'clear',
    words: { module: word('MODULE'), key: word('KEY') },
    call: (api, asked) => api.siteSeller.clearSetting(asked),
  }),
])

type Texts = { zh: string | undefined; en: string | undefined }

/** Texts by language, or JSON, or the plain word. */
function readValue(word: string | undefined, { zh, en }: Texts): unknown {
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

function drawSettings(all: readonly Setting[], output: Output): void {
  const lines = all.flatMap(({ module, key, value }) =>
    linesOf(value).map((line, at) => (at === 0 ? { module, key, line } : { module: '', key: '', line })),
  )
  output.list(lines, [
    [m.seller_module, 'module'],
    [m.seller_key, 'key'],
    [m.seller_value, 'line'],
  ])
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
