import { z } from 'zod'
import { readPage, write } from '#platform/contract/define.ts'
import { bothTexts, inBoth, lineOfText, paragraphs } from '#platform/contract/fields.ts'
import { ABOUT_ONE } from '#platform/contract/seller-entries.ts'
import { NOTICE_KINDS } from './notices-rules.ts'

const notice = z.object({
  id: z.number(),
  kind: z.enum(NOTICE_KINDS),
  title: bothTexts,
  content: bothTexts,
  publish_time: z.string(),
  /** 1 while its time has not come. */
  scheduled: z.number(),
})

export const noticesSellerContract = {
  listNotices: readPage({
    path: '/seller/notices/list',
    summary: 'All notices, scheduled ones first.',
    access: 'seller',
    input: { kind: z.enum(NOTICE_KINDS).optional() },
    item: notice,
  }),
  publishNotice: write({
    path: '/seller/notices/publish',
    summary: 'Publishes a notice in both languages, at once or at a time to come.',
    access: 'seller',
    input: z.strictObject({
      kind: z.enum(NOTICE_KINDS),
      title: inBoth(lineOfText(20_000)),
      content: inBoth(paragraphs(20_000)),
      at: z.string().max(40).default(''),
    }),
    output: notice,
  }),
  removeNotice: write({
    path: '/seller/notices/remove',
    summary: 'Takes a notice back.',
    ...ABOUT_ONE,
  }),
}

export type SellerNotice = z.output<typeof notice>
