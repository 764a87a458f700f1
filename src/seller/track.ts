import * as m from '#words'
import { command } from './command.ts'
import { readWord } from './read-words.ts'

export const track = command({
  name: 'track',
  usage: ['track ORDER_SN TEXT… [--en TEXT] [--place PLACE] [--place-en PLACE] [--delivered]'],
  summary: m.sellerorders_track_summary,
  details: m.sellerorders_track_details,
  options: {
    en: { type: 'string' },
    place: { type: 'string' },
    'place-en': { type: 'string' },
    delivered: { type: 'boolean' },
  },
  async run({ values, words: [sn, ...words] }, shop) {
    const text = readWord(words.join(' '), 'TEXT')
    const { place } = values
    const asked = {
      order_sn: readWord(sn, 'ORDER_SN'),
      // Who knows one language only still tells everybody.
      text: { zh_CN: text, en_US: values.en ?? text },
      ...(place ? { place: { zh_CN: place, en_US: values['place-en'] ?? place } } : {}),
      delivered: values.delivered ? 1 : 0,
    }
    const { api } = await shop.open()
    shop.output.answer(await api.ordersSeller.trackParcel(asked))
  },
})
