import { cleanParagraphs } from '#platform/clean-text.ts'
import { faultsOf } from '#platform/fault.ts'
import * as m from '#words'

/** Pure rules of the community, shared by the pages and the server. No zod here: the browser carries this file. */
export const MAX_COMMENT = 500

/** More goods under a post would be a list, not a story. */
export const MAX_POST_PRODUCTS = 12

/** Pages of a list end here: nobody turns that many, and an offset costs what it skips. */
export const MAX_LISTED = 1000

export function commentFaults({ content }: { content: string }) {
  const { length } = cleanParagraphs(content)
  return faultsOf(
    ['content', m.community_comment_empty, length === 0],
    ['content', m.community_comment_long, length > MAX_COMMENT, { max: MAX_COMMENT }],
  )
}

export type Reacted = { is_zan: number; is_cai: number; zan_num: number; cai_num: number }
export type Reaction = 'zan' | 'cai'

/** What a press on like or dislike makes of what is shown: the two exclude each other. */
export function react(shown: Reacted, kind: Reaction): Reacted {
  const zan = kind === 'zan' ? 1 - shown.is_zan : 0
  const cai = kind === 'cai' ? 1 - shown.is_cai : 0
  return {
    is_zan: zan,
    is_cai: cai,
    zan_num: shown.zan_num + zan - shown.is_zan,
    cai_num: shown.cai_num + cai - shown.is_cai,
  }
}
