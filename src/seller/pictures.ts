import path from 'node:path'
import type { LibraryPicture } from '#features/pictures/pictures-seller-contract.ts'
import * as m from '#words'
import { type Argument, optional, text, word } from './arguments.ts'
import type { Columns } from './columns.ts'
import { act, command } from './command.ts'
import { refuseUsage } from './faults.ts'
import { fileFrom } from './file-source.ts'
import { pageAct } from './page-act.ts'

const COLUMNS: Columns<LibraryPicture> = [
  [m.pictures_address, 'address'],
  [m.pictures_file, 'original_name', 30],
  [m.pictures_size, ({ width, height }) => `${width}×${height}`],
  [m.pictures_focus, ({ focus }) => `${focus.x},${focus.y}`],
  [m.pictures_state, ({ is_used }) => (is_used ? m.pictures_used : m.pictures_unused)],
  [m.pictures_alt, 'alt', 40],
]

/** "0.3,0.7": what must stay in sight, from the left and from the top. */
export const focusPoint: Argument<{ x: number; y: number }> = {
  shown: 'X,Y',
  read(typed = '', { name }) {
    const [, x, y] = /^(0(?:\.\d+)?|1(?:\.0+)?),(0(?:\.\d+)?|1(?:\.0+)?)$/.exec(typed) ?? []
    return x && y ? { x: Number(x), y: Number(y) } : refuseUsage(m.pictures_need_focus, { name })
  },
}

export const pictures = command('pictures', m.pictures_summary, m.pictures_details, [
  pageAct({ call: (api, asked) => api.picturesSeller.listLibraryPictures(asked), columns: COLUMNS }),
  act({
    name: 'add',
    words: { file: word('FILE') },
    options: {
      focus: optional(focusPoint),
      'alt-zh': optional(text('TEXT')),
      'alt-en': optional(text('TEXT')),
    },
    async run({ file, focus, 'alt-zh': zh_CN = '', 'alt-en': en_US = '' }, { open, output }) {
      const source = await fileFrom(file)
      const { api } = await open()
      const alt = zh_CN || en_US ? { zh_CN, en_US } : undefined
      const name = path.basename(file)
      output.answer(await api.picturesSeller.addLibraryPicture({ source, name, focus, alt }))
    },
  }),
  act({
    name: 'describe',
    words: { address: word('ADDRESS') },
    options: { zh: text('TEXT'), en: text('TEXT') },
    call: (api, { address, zh, en }) =>
      api.picturesSeller.describePicture({ address, alt: { zh_CN: zh, en_US: en } }),
  }),
])
