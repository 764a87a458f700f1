import { openRaceShop } from './lib/race-shop.ts'
import { closeReport, note, noteNone } from './lib/report.ts'
import { WIRE } from './lib/wire-paths.ts'

/** 500 likes, dislikes, comments and follows at once, by 50 buyers on the same post and shop; 10 rounds. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 10)
const BUYERS = 50
const EACH = 10
const FOLLOW = '/v1/shop/follow'

const shop = await openRaceShop()
const { aPost, aShop, countedRows } = await import('#testing/builders/index.ts')
const { countRows } = await import('#platform/database/count-rows.ts')
const tx = shop.database.read
let [drifted, followersDrifted, failed] = [0, 0, 0]

for (let round = 0; round < ROUNDS; round += 1) {
  const [post, followed] = [await aPost(shop.database), await aShop(shop.database)]
  const buyers = await shop.buyers(BUYERS)
  const presses = Array.from({ length: EACH }, (_, n) =>
    buyers.map(({ token }, at) => {
      const kind = (at * 7 + n * 3 + round) % 10
      if (kind === 0)
        return shop.call(WIRE.addComment, { dynamics_id: post, content: `${round} ${at} ${n}` }, { token })
      if (kind === 1) return shop.call(FOLLOW, { id: followed }, { token })
      return shop.call(kind < 6 ? WIRE.likePost : WIRE.dislikePost, { id: post }, { token })
    }),
  )
  const answers = await Promise.all(presses.flat())
  // One address sends everything here, so the sixty comments a minute it may have run out.
  failed += answers.filter(({ status }) => status !== 200 && status !== 429).length
  const shown = await shop.call(WIRE.showPost, { id: post })
  const rows = await countedRows(tx, post)
  const counts = shown.data as Record<string, number>
  if (Object.entries(rows).some(([name, count]) => counts[name] !== count)) drifted += 1
  const following = tx.selectFrom('shop_follow').where('shop_id', '=', followed).where('active', '=', true)
  const followers = await countRows(tx, following)
  const detail = await shop.call('/v1/shop/detail', { id: followed })
  if ((detail.data as { follower_count: number }).follower_count !== followers) followersDrifted += 1
}

const deadlocks = await shop.deadlocks()
note('community: rounds whose counts left their rows', `${drifted} of ${ROUNDS}`, '0', drifted === 0)
note(
  'community: rounds whose followers left their rows',
  `${followersDrifted} of ${ROUNDS}`,
  '0',
  followersDrifted === 0,
)
noteNone(`community: failed answers of ${ROUNDS * BUYERS * EACH}`, failed)
noteNone('community: deadlocks', deadlocks)
await shop.close()
closeReport()
