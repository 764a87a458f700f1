import { z } from 'zod'
import { pictureSource } from '#features/pictures/picture-source.ts'
import { read, readPage, write, writeInSteps } from '#platform/contract/define.ts'
import { bothTexts, flag, id, inEither, lineOfText } from '#platform/contract/fields.ts'
import { ABOUT_ONE, ABOUT_ONE_FOR_A_REASON, REMOVING_ONE } from '#platform/contract/seller-entries.ts'
import { MAX_POST_PRODUCTS } from './community-rules.ts'

/** Of a change, either language may be left as it is. */
const someText = inEither(z.string())
const someLine = inEither(lineOfText(20_000))

const post = z.object({
  id: z.number(),
  title: bothTexts,
  summary: bothTexts,
  picture: z.string(),
  publish_time: z.string(),
  /** 1 once it can be read. */
  is_published: z.number(),
  zan_num: z.number(),
  cai_num: z.number(),
  comment_num: z.number(),
  /** Empty in both languages: the shop itself. */
  author: bothTexts,
  author_picture: z.string(),
  /** The goods shown under it, by number. */
  products: z.array(z.number()),
})

/** Any string: what is wrong with it is said by the act, field by field. */
const parts = {
  title: someLine.optional(),
  summary: someLine.optional(),
  /** Rich text (HTML); what may not be kept of it is taken out. */
  content: someText.optional(),
  /** The address of a picture of this site, or the picture itself (JPEG, PNG, WebP). */
  picture: pictureSource.optional(),
  /** Who wrote it, up to 40 characters; empty: the shop itself. */
  author: someLine.optional(),
  author_picture: pictureSource.optional(),
  /** The goods it speaks of, in the order they are shown; all of them, in the place of those before. */
  products: z.array(id).max(MAX_POST_PRODUCTS).optional(),
  /** "2026-11-15 08:30:00", the shop's time; left out, a new post is published at once. */
  at: z.string().optional(),
}

const comment = z.object({
  id: z.number(),
  post_id: z.number(),
  post_title: z.string(),
  user_nickname: z.string(),
  content: z.string(),
  create_time: z.string(),
  /** How many buyers reported it. */
  reports: z.number(),
  /** '' while it can be read. */
  hidden_time: z.string(),
  hidden_reason: z.string(),
})

export const communitySellerContract = {
  listSellerPosts: readPage({
    path: '/seller/posts/list',
    summary: 'All posts, the latest first, those that wait for their time included.',
    access: 'seller',
    item: post,
  }),
  readPost: read({
    path: '/seller/posts/read',
    summary: 'One post with its text in both languages, for whoever changes it.',
    ...ABOUT_ONE,
    output: post.extend({ content: bothTexts }),
    refusals: ['sellerposts_no_post'],
  }),
  publishPost: writeInSteps({
    path: '/seller/posts/publish',
    summary: 'Publishes a post at once, or at its time.',
    access: 'seller',
    input: z.strictObject(parts),
    output: post,
  }),
  changePost: writeInSteps({
    path: '/seller/posts/change',
    summary: 'Changes what is given of a post.',
    access: 'seller',
    input: z.strictObject({ id, ...parts }),
    output: post,
  }),
  removePost: write({
    path: '/seller/posts/remove',
    summary: 'Removes a post with everything said about it.',
    ...REMOVING_ONE,
  }),
  listSellerComments: readPage({
    path: '/seller/posts/comments',
    summary:
      'What buyers say, the latest first; of one post or of all, only what was reported and stands, or was hidden.',
    access: 'seller',
    input: { id: id.optional(), reported: flag.default(0), hidden: flag.default(0) },
    item: comment,
  }),
  hideComment: write({
    path: '/seller/posts/hide-comment',
    summary: 'Takes a comment from sight and out of the count, for a reason.',
    ...ABOUT_ONE_FOR_A_REASON,
    refusals: ['community_no_comment', 'sellerposts_need_reason', 'sellerposts_hidden_already'],
  }),
  unhideComment: write({
    path: '/seller/posts/unhide-comment',
    summary: 'Shows a hidden comment again; the reports against it are forgotten.',
    ...ABOUT_ONE,
    refusals: ['community_no_comment', 'sellerposts_not_hidden'],
  }),
  clearReports: write({
    path: '/seller/posts/clear-reports',
    summary: 'Lets a reported comment stand: the reports against it are forgotten.',
    access: 'seller',
    refusals: ['sellerposts_not_reported'],
    input: z.strictObject({ id }),
  }),
  removeAnyComment: write({
    path: '/seller/posts/remove-comment',
    summary: 'Removes a comment.',
    ...REMOVING_ONE,
  }),
}

export type SellerPost = z.output<typeof post>
export type SellerComment = z.output<typeof comment>
