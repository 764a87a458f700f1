import { createReadStream } from 'node:fs'
import { access, readFile } from 'node:fs/promises'
import type { SellerComment, SellerPost } from '#features/community/community-seller-contract.ts'
import { shorten } from '#platform/text-width.ts'
import * as m from '#words'
import { command, refuseUsage } from './command.ts'
import type { Output } from './output.ts'
import { readOptionalWhole, readWhole, refuseMore } from './read-words.ts'

const ACTS = ['publish', 'change', 'remove', 'comments', 'remove-comment'] as const

const text = { type: 'string' } as const
const OPTIONS = {
  'title-zh': text,
  'title-en': text,
  'summary-zh': text,
  'summary-en': text,
  'content-zh': text,
  'content-en': text,
  picture: text,
  at: text,
  page: text,
} as const

type Values = { [K in keyof typeof OPTIONS]?: string | undefined }

export const posts = command({
  name: 'posts',
  usage: [
    'posts [--page NUMBER]',
    'posts publish --title-zh TEXT --title-en TEXT --summary-zh TEXT --summary-en TEXT',
    '    --content-zh FILE --content-en FILE --picture FILE|ADDRESS [--at TIME]',
    'posts change ID [OPTIONS]',
    'posts remove ID',
    'posts comments [ID] [--page NUMBER]',
    'posts remove-comment COMMENT',
  ],
  summary: m.sellerposts_summary,
  details: m.sellerposts_details,
  options: OPTIONS,
  async run({ values, words: [act, id, ...more] }, shop) {
    refuseMore(more, 0)
    const { output } = shop
    const page = readOptionalWhole(values.page, '--page NUMBER')
    if (act === undefined) {
      const { api } = await shop.open()
      const answer = await api.communitySeller.listSellerPosts({ page })
      return output.answer(answer, (data) => {
        drawPosts(output, data.data)
        drawPlace(output, data)
      })
    }
    if (act === 'comments') {
      const asked = { id: readOptionalWhole(id, 'ID'), page }
      const { api } = await shop.open()
      return output.answer(await api.communitySeller.listSellerComments(asked), (data) => {
        drawComments(output, data.data)
        drawPlace(output, data)
      })
    }
    if (act === 'publish') {
      refuseMore(id === undefined ? [] : [id], 0)
      const parts = await readParts(values)
      const { api } = await shop.open()
      return output.answer(await api.communitySeller.publishPost(parts))
    }
    if (act === 'change') {
      const change = { id: readWhole(id, 'ID'), ...(await readParts(values)) }
      const { api } = await shop.open()
      return output.answer(await api.communitySeller.changePost(change))
    }
    if (act === 'remove') {
      const post = readWhole(id, 'ID')
      const { api } = await shop.open()
      return output.answer(await api.communitySeller.removePost({ id: post }))
    }
    if (act === 'remove-comment') {
      const comment = readWhole(id, 'COMMENT')
      const { api } = await shop.open()
      return output.answer(await api.communitySeller.removeAnyComment({ id: comment }))
    }
    refuseUsage(m.seller_one_of, { name: 'posts', known: ACTS.join(', ') })
  },
})

/** Rich text and pictures are files; they are read before anything is opened, so that a missing one is told as such. */
async function readParts(values: Values) {
  const read = (file: string | undefined) => (file === undefined ? undefined : readFile(file, 'utf8'))
  return {
    title: { zh_CN: values['title-zh'], en_US: values['title-en'] },
    summary: { zh_CN: values['summary-zh'], en_US: values['summary-en'] },
    content: { zh_CN: await read(values['content-zh']), en_US: await read(values['content-en']) },
    picture: await readPicture(values.picture),
    at: values.at,
  }
}

async function readPicture(picture: string | undefined) {
  if (picture === undefined || picture.startsWith('/pictures/')) return picture
  await access(picture)
  return bytesOf(picture)
}

/** Only what can be read of it: a call's input is also written down as JSON, and a stream has much to say there. */
async function* bytesOf(file: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file)
}

function drawPosts(output: Output, rows: readonly SellerPost[]): void {
  const locale = { locale: output.language }
  output.table(
    [
      'ID',
      m.sellerposts_time({}, locale),
      m.sellerposts_state({}, locale),
      m.sellerposts_title({}, locale),
      m.sellerposts_likes({}, locale),
      m.sellerposts_dislikes({}, locale),
      m.sellerposts_comments({}, locale),
    ],
    rows.map((post) => [
      post.id,
      post.publish_time,
      post.is_published ? m.sellerposts_shown({}, locale) : m.sellerposts_waiting({}, locale),
      shorten(post.title[output.language], 50),
      post.zan_num,
      post.cai_num,
      post.comment_num,
    ]),
  )
}

function drawComments(output: Output, rows: readonly SellerComment[]): void {
  const locale = { locale: output.language }
  output.table(
    [
      'ID',
      m.sellerposts_time({}, locale),
      m.sellerposts_post({}, locale),
      m.sellerposts_author({}, locale),
      m.sellerposts_words({}, locale),
    ],
    rows.map((one) => [
      one.id,
      one.create_time,
      one.post_id,
      shorten(one.user_nickname, 20),
      shorten(one.content, 60),
    ]),
  )
}

function drawPlace(output: Output, page: { current_page: number; total: number; per_page: number }): void {
  const pages = Math.max(1, Math.ceil(page.total / page.per_page))
  output.line(
    m.seller_page({ page: page.current_page, pages, total: page.total }, { locale: output.language }),
  )
}
