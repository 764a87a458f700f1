import * as m from '#words'
import { whole } from './arguments.ts'
import { act, command } from './command.ts'
import { listOf } from './show.ts'

const one = { category_id: whole('CATEGORY') }

export const windows = command('windows', m.refunds_windows_summary, m.refunds_windows_details, [
  act({
    call: (api) => api.windowsSeller.listWindows(),
    show: listOf([
      ['ID', 'category_id'],
      [m.refunds_window_category, 'name'],
      [m.refunds_window_hours, 'hours'],
    ]),
  }),
  act({
    name: 'set',
    words: { ...one, hours: whole('HOURS') },
    call: (api, asked) => api.windowsSeller.changeWindow(asked),
  }),
  act({ name: 'unset', words: one, call: (api, asked) => api.windowsSeller.changeWindow(asked) }),
])
