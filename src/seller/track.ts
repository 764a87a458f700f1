import * as m from '#words'
import { mark, optional, rest, text, word } from './arguments.ts'
import { act, command } from './command.ts'

export const track = command('track', m.sellerorders_track_summary, m.sellerorders_track_details, [
  act({
    words: { order_sn: word('ORDER_SN'), told: rest(word('TEXT', 'TEXT…')) },
    options: {
      en: optional(text('TEXT')),
      place: optional(text('PLACE')),
      'place-en': optional(text('PLACE')),
      delivered: mark,
      number: optional(text('NUMBER')),
    },
    call: (api, { order_sn, told, en, place, 'place-en': placeEn, delivered, number }) =>
      api.ordersSeller.trackParcel({
        order_sn,
        tracking_no: number,
        // Who knows one language only still tells everybody.
        text: { zh_CN: told, en_US: en ?? told },
        ...(place ? { place: { zh_CN: place, en_US: placeEn ?? place } } : {}),
        delivered,
      }),
  }),
])
