import type { ReadSeed } from '#demo/read-seed.ts'
import { nameAvatar, nameReviewPictures } from '#demo/seed/picture-names.ts'
import { addReviews } from '#features/reviews/server/add-reviews.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { pictureUrl } from '#platform/picture-address.ts'
import { days, later } from '#platform/time.ts'
import type { BuyerSeed, ReviewSeed } from '../../../seeds/seed-types.ts'
import { authorMobile } from './seed-account.ts'

export async function seedReviews(tx: WriteTx, read: ReadSeed, now: Date): Promise<void> {
  const authors = await findAuthors(tx, await read<BuyerSeed[]>('buyers'))
  const reviews = await read<ReviewSeed[]>('reviews')
  await addReviews(
    tx,
    reviews.map((review) => ({
      productId: review.product,
      buyerId: authorOf(authors, review),
      orderItemId: null,
      level: review.level,
      content: review.content,
      pictures: nameReviewPictures(review).map(pictureUrl),
      anonymous: review.anonymous,
      createdAt: later(now, -days(review.days_ago)),
    })),
  )
  await followGoodShops(tx, now)
}

/** Who liked what they bought follows the shop. */
async function followGoodShops(tx: WriteTx, now: Date): Promise<void> {
  await run(tx)`
    insert into shop_follow (buyer_id, shop_id, changed_at)
    select distinct review.buyer_id, product.shop_id, ${now}::timestamptz
    from review join product on product.id = review.product_id where review.level >= 4
    on conflict do nothing`
  await run(tx)`
    update shop set follower_count =
      (select count(*) from shop_follow where shop_id = shop.id and active)`
}

function authorOf(authors: Map<string, number>, review: ReviewSeed): number {
  const id = authors.get(review.nickname)
  if (id === undefined)
    throw new Error(`${review.nickname}, who wrote review ${review.id}, is not in buyers.json`)
  return id
}

/** The buyers by nickname; those the shop does not have yet come without a password anybody could know. */
async function findAuthors(tx: WriteTx, seeds: BuyerSeed[]): Promise<Map<string, number>> {
  const names = seeds.map((seed) => seed.nickname)
  const known = await tx
    .selectFrom('buyer')
    .where('nickname', 'in', names)
    .select(['id', 'nickname'])
    .orderBy('id', 'desc')
    .execute()
  const authors = new Map(known.map((buyer) => [buyer.nickname, buyer.id]))
  for (const seed of seeds) {
    if (authors.has(seed.nickname)) continue
    const { id } = await tx
      .insertInto('buyer')
      .values({
        prefix: '+86',
        mobile: authorMobile(seed),
        password_hash: '',
        nickname: seed.nickname,
        avatar: pictureUrl(nameAvatar(seed)),
        closed_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    authors.set(seed.nickname, id)
  }
  return authors
}
