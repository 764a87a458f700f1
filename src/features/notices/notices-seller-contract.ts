import { z } from 'zod'
import type { Calls } from '#platform/contract/api-types.ts'
import { read, write } from '#platform/contract/define.ts'
import { id, lineOfText, paged, pageNumber, paragraphs } from '#platform/contract/fields.ts'
import { NOTICE_KINDS } from './notices-rules.ts'

const text = z.object({ zh_CN: z.string(), en_US: z.string() })
const title = z.strictObject({ zh_CN: lineOfText(20_000), en_US: lineOfText(20_000) })
const content = z.strictObject({ zh_CN: paragraphs(20_000), en_US: paragraphs(20_000) })

const notice = z.object({
  id: z.number(),
  kind: z.enum(NOTICE_KINDS),
  title: text,
  content: text,
  publish_time: z.string(),
  /** 1 while its time has not come. */
  scheduled: z.number(),
})

export const noticesSellerContract = {
  listNotices: read({
    path: '/seller/notices/list',
    summary: 'All notices, scheduled ones first.',
    access: 'seller',
    input: z.strictObject({ kind: z.enum(NOTICE_KINDS).optional(), page: pageNumber }),
    output: paged(notice),
  }),
  publishNotice: write({
    path: '/seller/notices/publish',
    summary: 'Publishes a notice in both languages, at once or at a time to come.',
    access: 'seller',
    input: z.strictObject({
      kind: z.enum(NOTICE_KINDS),
      title,
      content,
      at: z.string().max(40).default(''),
    }),
    output: notice,
  }),
  removeNotice: write({
    path: '/seller/notices/remove',
    summary: 'Takes a notice back.',
    access: 'seller',
    input: z.strictObject({ id }),
    output: z.object({}),
  }),
}

declare module '#platform/contract/api-types.ts' {
  interface Api {
    noticesSeller: Calls<typeof noticesSellerContract>
  }
}

export type SellerNotice = z.output<typeof notice>
