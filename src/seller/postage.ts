import type { PostageTerms } from '#features/postage/postage-seller-contract.ts'
import * as m from '#words'
import { type Argument, mark, optional, rest, text, whole, word, yesNo } from './arguments.ts'
import type { Columns } from './columns.ts'
import { act, command } from './command.ts'
import type { Output } from './output.ts'

/** Words joined by commas; "none" is an empty list. */
const list = (shown: string): Argument<string[] | undefined> =>
  optional({ shown, read: (typed) => (typed === undefined || typed === 'none' ? [] : typed.split(',')) })

const PROVINCES: Columns<PostageTerms['provinces'][number]> = [
  [m.sellerpostage_province, 'province'],
  [m.sellerpostage_delivered, ({ delivered }) => (delivered ? m.sellerpostage_yes : m.sellerpostage_no)],
  [m.sellerpostage_surcharge, 'surcharge'],
  [m.sellerpostage_days, ({ transit_days: days }) => days ?? '–'],
]

export const postage = command('postage', m.sellerpostage_summary, m.sellerpostage_details, [
  act({ name: 'show', call: (api) => api.postageSeller.showPostageTerms(), show: showTerms }),
  act({
    name: 'set',
    options: {
      fee: optional(text('AMOUNT')),
      'free-from': optional(text('AMOUNT')),
      'cut-off': optional(whole('HOUR')),
      days: optional(whole('NUMBER')),
      'closed-weekdays': list('1,7|none'),
      'closed-days': list('DATE,DATE|none'),
    },
    call: (api, { fee, days, ...asked }) =>
      api.postageSeller.changePostage({
        fee,
        free_from: asked['free-from'],
        cut_off_hour: asked['cut-off'],
        transit_days: days,
        closed_weekdays: asked['closed-weekdays'],
        closed_days: asked['closed-days'],
      }),
  }),
  act({
    name: 'province',
    words: { province: rest(word('PROVINCE')) },
    options: {
      surcharge: optional(text('AMOUNT')),
      days: optional(whole('NUMBER')),
      delivered: optional(yesNo),
      'as-usual': mark,
    },
    call: (api, { days: transit_days, 'as-usual': as_usual, ...asked }) =>
      api.postageSeller.changePostageProvince({ ...asked, transit_days, as_usual }),
  }),
])

function showTerms(terms: PostageTerms, output: Output): void {
  const rules = [
    { rule: m.sellerpostage_fee, value: terms.fee },
    { rule: m.sellerpostage_free_from, value: terms.free_from },
    { rule: m.sellerpostage_cut_off, value: `${terms.cut_off_hour}:00` },
    { rule: m.sellerpostage_days, value: terms.transit_days },
    { rule: m.sellerpostage_closed_weekdays, value: terms.closed_weekdays.join(', ') || '–' },
    { rule: m.sellerpostage_closed_days, value: terms.closed_days.join(', ') || '–' },
  ]
  output.list(rules, [
    [m.sellerpostage_what, ({ rule }) => rule],
    [m.seller_value, 'value'],
  ])
  if (terms.provinces.length > 0) output.list(terms.provinces, PROVINCES)
}
