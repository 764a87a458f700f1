import type { communityContract } from '#features/community/community-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { inLanguage } from '#platform/database/texts.ts'
import { encodeEntities } from '#platform/encode-entities.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { postsAt, showCard } from './post-store.ts'

export const showPost: Act<typeof communityContract.showPost> = async ({ id }, { tx, now, language }) => {
  const row = await postsAt(tx, now, language)
    .select(inLanguage('post.content', language).as('content'))
    .where('post.id', '=', id)
    .executeTakeFirst()
  if (!row) return refuse(m.community_no_post)
  return { ...showCard(row), content: encodeEntities(row.content) }
}
