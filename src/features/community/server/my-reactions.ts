import { reactionsTag } from '#features/community/community-contract.ts'
import { defineCache } from '#platform/cache/feature-caches.ts'
import type { ReadContext } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'
import type { ReadTx } from '#platform/database/tx.ts'

type Reactions = ReadonlyMap<number, number>
type Marked = { id: number; is_zan: number; is_cai: number }

const CACHE_SECONDS = 600
/** Who has reacted more often than this is asked about again for every list. */
const CACHED_REACTIONS = 2000
const reactionsOfBuyers = defineCache<Reactions>({ maxBytes: 8 << 20 })

const find = (tx: ReadTx, buyerId: number) =>
  tx
    .selectFrom('post_reaction')
    .where('buyer_id', '=', buyerId)
    .where('reaction', '!=', 0)
    .select(['post_id', 'reaction'])

const mapOf = (rows: { post_id: number; reaction: number }[]): Reactions =>
  new Map(rows.map((row) => [row.post_id, row.reaction]))

/** A buyer's likes (1) and dislikes (-1) of some posts, and perhaps of others. */
export async function reactionsTo(
  posts: readonly { id: number }[],
  { tx, actor, services }: ReadContext<Buyer>,
): Promise<Reactions> {
  const all = await services.caches.of(reactionsOfBuyers).getOrCompute(String(actor.id), async () => {
    const value = mapOf(await find(tx, actor.id).limit(CACHED_REACTIONS).execute())
    return { value, tags: [reactionsTag(actor.id)], seconds: CACHE_SECONDS, bytes: 300 + value.size * 60 }
  })
  if (all.size < CACHED_REACTIONS || posts.length === 0) return all
  const ids = posts.map(({ id }) => id)
  return mapOf(await find(tx, actor.id).where('post_id', 'in', ids).execute())
}

const mark = <T extends Marked>(post: T, reaction: number | undefined): T =>
  reaction === undefined ? post : { ...post, is_zan: reaction === 1 ? 1 : 0, is_cai: reaction === -1 ? 1 : 0 }

/** Puts one buyer's likes and dislikes on an answer that is the same for everyone. */
export const markPost = async <T extends Marked>(post: T, context: ReadContext<Buyer>): Promise<T> =>
  mark(post, (await reactionsTo([post], context)).get(post.id))

export async function markPosts<T extends { data: Marked[] }>(
  page: T,
  context: ReadContext<Buyer>,
): Promise<T> {
  const mine = await reactionsTo(page.data, context)
  return mine.size === 0 ? page : { ...page, data: page.data.map((post) => mark(post, mine.get(post.id))) }
}
