import { z } from 'zod'
import { asShelf, type ProductCard, productCard } from '#features/catalogue/catalogue-contract.ts'
import { read, readPage, write, writingLimits } from '#platform/contract/define.ts'
import { flag, id, paragraphs } from '#platform/contract/fields.ts'
import { commentFaults } from './community-rules.ts'

export const POSTS = 'posts'
export const postTag = (postId: number) => `post:${postId}`
/** What hangs on one buyer's likes and dislikes. */
export const reactionsTag = (buyerId: number) => `reactions:${buyerId}`

/** A feed may lag this long behind its counts; a change of the posts themselves drops it at once. */
const SECONDS = 60

const counts = { zan_num: z.number(), cai_num: z.number(), comment_num: z.number() }

const postCard = z.object({
  id: z.number(),
  title: z.string(),
  desc: z.string(),
  thumb: z.string(),
  ...counts,
  is_zan: z.number(),
  is_cai: z.number(),
  create_time: z.string(),
  /** Who wrote it; no name where it is the shop itself. */
  author: z.object({ name: z.string(), avatar: z.string() }),
})

/** Far more than a person presses, far less than a program. */
const reacting = {
  access: 'buyer',
  limits: [{ by: 'buyer', points: 60, seconds: 60 }],
  /** With `on` it is set to that; without, it flips. */
  input: z.strictObject({ id, on: flag.optional() }),
  output: z.object({
    is_zan: z.number(),
    is_cai: z.number(),
    zan_num: z.number(),
    cai_num: z.number(),
  }),
} as const

const interaction = z.object({
  dynamics_id: z.number(),
  dynamics: z.object({ id: z.number(), title: z.string(), thumb: z.string(), ...counts }),
  create_time: z.string(),
})

const comment = z.object({
  id: z.number(),
  /** The caller's own id on the caller's own comments, 0 on all others: nobody learns who else is who. */
  user_id: z.number(),
  user_avatar: z.string(),
  user_nickname: z.string(),
  content: z.string(),
  create_time: z.string(),
})

export const communityContract = {
  listPosts: readPage({
    path: '/v1/67ee0570d4930',
    summary: 'The community feed, newest first, a page at a time.',
    access: 'anyone',
    item: postCard,
    cache: { seconds: SECONDS, tags: () => [POSTS] },
  }),
  showPost: read({
    path: '/v1/67ee0584a73f2',
    summary: 'One post with its rich text (HTML, entity-encoded).',
    access: 'anyone',
    input: z.strictObject({ id }),
    output: postCard.extend({ content: z.string() }),
    cache: { seconds: SECONDS, tags: (input) => [POSTS, postTag(input.id)] },
  }),
  listPostProducts: read({
    path: '/v1/community/post-products',
    summary: 'The goods a post speaks of that are on sale, in the order its writer chose.',
    access: 'anyone',
    input: z.strictObject({ id }),
    output: z.array(productCard),
    cache: {
      seconds: SECONDS,
      watched: true,
      tags: (input, cards: ProductCard[]) => [POSTS, postTag(input.id), ...asShelf(cards)],
    },
  }),
  listProductPosts: read({
    path: '/v1/community/product-posts',
    summary: 'The latest posts that speak of a product.',
    access: 'anyone',
    input: z.strictObject({ product_id: id }),
    output: z.array(postCard),
    cache: { seconds: SECONDS, tags: () => [POSTS] },
  }),
  likePost: write({
    path: '/v1/68b53e0182db7',
    alsoAt: ['/v1/6879a8606a469'],
    summary: 'Likes a post, or takes the like back; a dislike ends with it. The answer says what holds.',
    ...reacting,
  }),
  dislikePost: write({
    path: '/v1/68b53e203bbb0',
    summary: 'Dislikes a post, or takes the dislike back; a like ends with it. The answer says what holds.',
    ...reacting,
  }),
  addComment: write({
    path: '/v1/68b53ef8592aa',
    summary: 'Publishes a comment on a post.',
    access: 'buyer',
    refusals: [
      'community_comment_empty',
      'community_comment_long',
      'community_comment_again',
      'community_no_post',
      'account_verify_failed',
    ],
    idempotent: true,
    faults: commentFaults,
    limits: writingLimits(6, 100),
    input: z.strictObject({ dynamics_id: id, content: paragraphs(5000) }),
    output: z.object({ id: z.number(), comment_num: z.number() }),
  }),
  removeComment: write({
    path: '/v1/community/remove-comment',
    summary: "Deletes one of the buyer's own comments.",
    access: 'buyer',
    input: z.strictObject({ id }),
    output: z.object({ comment_num: z.number() }),
  }),
  reportComment: write({
    path: '/v1/community/report-comment',
    summary: "Tells the shop that somebody else's comment should not be there; twice counts once.",
    access: 'buyer',
    refusals: ['community_no_comment', 'community_report_own', 'account_verify_failed'],
    limits: [{ by: 'buyer', points: 30, seconds: 3600 }],
    input: z.strictObject({ id }),
  }),
  listComments: readPage({
    path: '/v1/68b53f2e2fee3',
    summary: "A post's comments, newest first, a page at a time; `user_id` only on the caller's own.",
    access: 'anyone',
    input: { id },
    item: comment,
    cache: { seconds: SECONDS, tags: (input) => [POSTS, postTag(input.id)] },
  }),
  listMyComments: readPage({
    path: '/v1/68b53f49f04a8',
    summary: "The buyer's own comments with the posts they are on, newest first.",
    access: 'buyer',
    item: comment.extend({
      dynamics_id: z.number(),
      dynamics: z.object({ title: z.string(), thumb: z.string() }),
    }),
  }),
  listLiked: readPage({
    path: '/v1/68b53eb4e3220',
    summary: 'The posts the buyer likes, the latest first.',
    access: 'buyer',
    item: interaction,
  }),
  listDisliked: readPage({
    path: '/v1/68b53ea537e22',
    summary: 'The posts the buyer dislikes, the latest first.',
    access: 'buyer',
    item: interaction,
  }),
}

export type PostCard = z.output<typeof postCard>
export type Post = z.output<typeof communityContract.showPost.output>
export type PostComment = z.output<typeof comment>
export type CommentPage = z.output<typeof communityContract.listComments.output>
export type Interaction = z.output<typeof interaction>
export type InteractionPage = z.output<typeof communityContract.listLiked.output>
export type MyComment = z.output<typeof communityContract.listMyComments.output>['data'][number]
export type MyCommentPage = z.output<typeof communityContract.listMyComments.output>
