import { DEMO_LOGIN } from '#demo/demo-login.ts'
import type { ReadSeed } from '#demo/read-seed.ts'
import { namePostPicture } from '#demo/seed/picture-names.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import { pictureUrl } from '#platform/picture-address.ts'
import { later, minutes } from '#platform/time.ts'
import type { BuyerSeed, PostSeed } from '../../../seeds/seed-types.ts'
import { authorMobile } from './seed-account.ts'

/** How long after its post, or the comment before, a comment comes. */
const PAUSE = minutes(47)

/** What the demo shop's buyers say and think of its posts. Every count is the number of its rows. */
export async function seedConversation(tx: WriteTx, read: ReadSeed, now: Date): Promise<void> {
  const seeds = await read<PostSeed[]>('posts')
  const buyers = await findSpeakers(tx, await read<BuyerSeed[]>('buyers'))
  const idOf = new Map(buyers.map(({ id, nickname }) => [nickname, id]))
  const most = Math.max(...seeds.map((seed) => seed.zan_num))
  for (const seed of seeds) {
    const post = await tx
      .selectFrom('post')
      .select(['id', 'published_at'])
      .where('picture', '=', pictureUrl(namePostPicture(seed)))
      .executeTakeFirst()
    if (!post) continue
    const at = (n: number) => new Date(Math.min(now.getTime(), later(post.published_at, PAUSE * n).getTime()))
    const comments = seed.comments.flatMap(({ nickname, content }, n) => {
      const buyer_id = idOf.get(nickname)
      return buyer_id ? [{ post_id: post.id, buyer_id, content, created_at: at(n + 1) }] : []
    })
    const reactions = chooseReactions(seed, buyers.length, most).map(({ buyer, reaction }, n) => ({
      buyer_id: buyers[buyer]!.id,
      post_id: post.id,
      reaction,
      changed_at: at(n + 1),
    }))
    if (comments.length > 0) await tx.insertInto('post_comment').values(comments).execute()
    if (reactions.length > 0)
      await tx
        .insertInto('post_reaction')
        .values(reactions)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  }
  await countAll(tx)
}

/** Only the demo's own buyers: whoever registered here since speaks for themselves. */
const findSpeakers = (tx: ReadTx, seeds: BuyerSeed[]) =>
  tx
    .selectFrom('buyer')
    .select(['id', 'nickname'])
    .where('prefix', '=', DEMO_LOGIN.prefix)
    .where('mobile', 'in', [DEMO_LOGIN.mobile, ...seeds.map(authorMobile)])
    .where('closed_at', 'is', null)
    .orderBy('id')
    .execute()

/** The best-liked post of the seeds is liked by nearly all buyers the demo has, the others in proportion. */
function chooseReactions({ id, zan_num, cai_num }: PostSeed, buyers: number, most: number) {
  const likes = Math.min(buyers, Math.max(1, Math.round((zan_num / most) * (buyers - 2))))
  const dislikes = Math.min(buyers - likes, cai_num >= 8 ? 2 : cai_num >= 3 ? 1 : 0)
  return Array.from({ length: likes + dislikes }, (_, n) => ({
    // Another one begins with every post; 5 goes through any number of buyers that it does not divide.
    buyer: (id + n * (buyers % 5 === 0 ? 1 : 5)) % buyers,
    reaction: n < likes ? 1 : -1,
  }))
}

const countAll = (tx: WriteTx) =>
  run(tx)`update post set
    likes = (select count(*) from post_reaction where post_id = post.id and reaction = 1),
    dislikes = (select count(*) from post_reaction where post_id = post.id and reaction = -1),
    comments = (select count(*) from post_comment where post_id = post.id)`
