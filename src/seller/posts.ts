import { readFile } from 'node:fs/promises'
import * as m from '#words'
import { type Argument, mark, optional, REASON, type Typed, text, whole } from './arguments.ts'
import { bilingual, textOf } from './bilingual.ts'
import { act, command } from './command.ts'
import { pictureFrom } from './file-source.ts'
import { pageAct } from './page-act.ts'
import { COMMENT_COLUMNS, POST_COLUMNS } from './posts-columns.ts'

/** Numbers joined by commas; "none" is an empty list. */
const manyIds: Argument<number[]> = {
  shown: 'ID,ID|none',
  read: (typed, place) =>
    typed === 'none' ? [] : (typed ?? '').split(',').map((one) => whole('ID').read(one.trim(), place)),
}

const PARTS = {
  ...bilingual('title', optional(text('TEXT'))),
  ...bilingual('summary', optional(text('TEXT'))),
  ...bilingual('content', optional(text('FILE'))),
  picture: optional(text('FILE|ADDRESS')),
  ...bilingual('author', optional(text('TEXT'))),
  'author-picture': optional(text('FILE|ADDRESS')),
  products: optional(manyIds),
  at: optional(text('TIME')),
}

const one = { id: whole('ID') }
const oneComment = { id: whole('COMMENT') }

export const posts = command('posts', m.sellerposts_summary, m.sellerposts_details, [
  pageAct({ call: (api, asked) => api.communitySeller.listSellerPosts(asked), columns: POST_COLUMNS }),
  act({
    name: 'publish',
    options: PARTS,
    usage: [
      `--title-zh TEXT --title-en TEXT --summary-zh TEXT --summary-en TEXT
  --content-zh FILE --content-en FILE --picture FILE|ADDRESS [--products ID,ID]
  [--author-zh TEXT] [--author-en TEXT] [--author-picture FILE|ADDRESS] [--at TIME]`,
    ],
    async run(typed, { open, output }) {
      const parts = await readParts(typed)
      const { api } = await open()
      output.answer(await api.communitySeller.publishPost(parts))
    },
  }),
  act({
    name: 'change',
    words: one,
    options: PARTS,
    usage: ['ID [OPTIONS]'],
    async run({ id, ...typed }, { open, output }) {
      const parts = await readParts(typed)
      const { api } = await open()
      output.answer(await api.communitySeller.changePost({ id, ...parts }))
    },
  }),
  act({ name: 'remove', words: one, call: (api, asked) => api.communitySeller.removePost(asked) }),
  pageAct({
    name: 'comments',
    words: { id: optional(whole('ID')) },
    options: { reported: mark, hidden: mark },
    call: (api, asked) => api.communitySeller.listSellerComments(asked),
    columns: COMMENT_COLUMNS,
  }),
  act({
    name: 'hide-comment',
    words: oneComment,
    options: REASON,
    call: (api, asked) => api.communitySeller.hideComment(asked),
  }),
  act({
    name: 'unhide-comment',
    words: oneComment,
    call: (api, asked) => api.communitySeller.unhideComment(asked),
  }),
  act({
    name: 'clear-reports',
    words: { id: whole('COMMENT') },
    call: (api, asked) => api.communitySeller.clearReports(asked),
  }),
  act({
    name: 'remove-comment',
    words: oneComment,
    call: (api, asked) => api.communitySeller.removeAnyComment(asked),
  }),
])

/** Rich text and pictures are files; they are read before anything is opened, so that a missing one is told as such. */
async function readParts(values: Typed<typeof PARTS>) {
  const read = (file: string | undefined) => (file === undefined ? undefined : readFile(file, 'utf8'))
  return {
    title: textOf('title', values),
    summary: textOf('summary', values),
    content: { zh_CN: await read(values['content-zh']), en_US: await read(values['content-en']) },
    picture: await pictureOf(values.picture),
    author: textOf('author', values),
    author_picture: await pictureOf(values['author-picture']),
    products: values.products,
    at: values.at,
  }
}

const pictureOf = async (typed: string | undefined) => (typed ? await pictureFrom(typed) : typed)
