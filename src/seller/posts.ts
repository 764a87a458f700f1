import { readFile } from 'node:fs/promises'
import * as m from '#words'
import { flag, optional, page, type Typed, text, whole, word } from './arguments.ts'
import { act, command } from './command.ts'
import { pictureFrom } from './file-source.ts'
import { COMMENT_COLUMNS, POST_COLUMNS } from './posts-columns.ts'
import { pageOf } from './show.ts'

const PARTS = {
  'title-zh': optional(text('TEXT')),
  'title-en': optional(text('TEXT')),
  'summary-zh': optional(text('TEXT')),
  'summary-en': optional(text('TEXT')),
  'content-zh': optional(text('FILE')),
  'content-en': optional(text('FILE')),
  picture: optional(text('FILE|ADDRESS')),
  at: optional(text('TIME')),
}

export const posts = command('posts', m.sellerposts_summary, m.sellerposts_details, [
  act({
    options: { page },
    call: (api, asked) => api.communitySeller.listSellerPosts(asked),
    show: pageOf(POST_COLUMNS),
  }),
  act({
    name: 'publish',
    options: PARTS,
    usage: [
      `--title-zh TEXT --title-en TEXT --summary-zh TEXT --summary-en TEXT
  --content-zh FILE --content-en FILE --picture FILE|ADDRESS [--at TIME]`,
    ],
    async run(typed, { open, output }) {
      const parts = await readParts(typed)
      const { api } = await open()
      output.answer(await api.communitySeller.publishPost(parts))
    },
  }),
  act({
    name: 'change',
    words: { id: whole('ID') },
    options: PARTS,
    usage: ['ID [OPTIONS]'],
    async run({ id, ...typed }, { open, output }) {
      const parts = await readParts(typed)
      const { api } = await open()
      output.answer(await api.communitySeller.changePost({ id, ...parts }))
    },
  }),
  act({
    name: 'remove',
    words: { id: whole('ID') },
    call: (api, asked) => api.communitySeller.removePost(asked),
  }),
  act({
    name: 'comments',
    words: { id: optional(whole('ID')) },
    options: { reported: flag, hidden: flag, page },
    call: (api, { reported, hidden, ...asked }) =>
      api.communitySeller.listSellerComments({
        ...asked,
        reported: reported ? 1 : 0,
        hidden: hidden ? 1 : 0,
      }),
    show: pageOf(COMMENT_COLUMNS),
  }),
  act({
    name: 'hide-comment',
    words: { id: whole('COMMENT') },
    options: { reason: word('TEXT') },
    call: (api, asked) => api.communitySeller.hideComment(asked),
  }),
  act({
    name: 'unhide-comment',
    words: { id: whole('COMMENT') },
    call: (api, asked) => api.communitySeller.unhideComment(asked),
  }),
  act({
    name: 'remove-comment',
    words: { id: whole('COMMENT') },
    call: (api, asked) => api.communitySeller.removeAnyComment(asked),
  }),
])

/** Rich text and pictures are files; they are read before anything is opened, so that a missing one is told as such. */
async function readParts(values: Typed<typeof PARTS>) {
  const read = (file: string | undefined) => (file === undefined ? undefined : readFile(file, 'utf8'))
  return {
    title: { zh_CN: values['title-zh'], en_US: values['title-en'] },
    summary: { zh_CN: values['summary-zh'], en_US: values['summary-en'] },
    content: { zh_CN: await read(values['content-zh']), en_US: await read(values['content-en']) },
    picture: values.picture === undefined ? undefined : await pictureFrom(values.picture),
    at: values.at,
  }
}
