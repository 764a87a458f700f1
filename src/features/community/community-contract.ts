import { z } from 'zod'
import type { Calls } from '#platform/contract/api-types.ts'
import { read } from '#platform/contract/define.ts'
import { id, paged, pageNumber } from '#platform/contract/fields.ts'

export const POSTS = 'posts'
export const postTag = (postId: number) => `post:${postId}`

/** A feed may lag this long behind its counts; a change of the posts themselves drops it at once. */
const SECONDS = 60

const postCard = z.object({
  id: z.number(),
  title: z.string(),
  desc: z.string(),
  thumb: z.string(),
  zan_num: z.number(),
  cai_num: z.number(),
  comment_num: z.number(),
  is_zan: z.number(),
  is_cai: z.number(),
  create_time: z.string(),
})

export const communityContract = {
  listPosts: read({
    path: '/v1/67ee0570d4930',
    summary: 'The community feed, newest first, a page at a time.',
    access: 'anyone',
    input: z.strictObject({ page: pageNumber }),
    output: paged(postCard),
    keep: { seconds: SECONDS, tags: () => [POSTS] },
  }),
  showPost: read({
    path: '/v1/67ee0584a73f2',
    summary: 'One post with its rich text (HTML, entity-encoded).',
    access: 'anyone',
    input: z.strictObject({ id }),
    output: postCard.extend({ content: z.string() }),
    keep: { seconds: SECONDS, tags: (input) => [POSTS, postTag(input.id)] },
  }),
}

declare module '#platform/contract/api-types.ts' {
  interface Api {
    community: Calls<typeof communityContract>
  }
}

export type PostCard = z.output<typeof postCard>
