import { addReviews, type NewReview } from '#features/reviews/server/add-reviews.ts'
import type { Database } from '#platform/database/database.ts'

/** A review as if its author had bought the product. */
export async function aReview(
  database: Database,
  review: Pick<NewReview, 'productId' | 'buyerId'> & Partial<NewReview>,
): Promise<void> {
  const whole: NewReview = {
    orderItemId: null,
    level: 5,
    content: '很新鲜，个头也大',
    pictures: [],
    anonymous: false,
    createdAt: new Date(),
    ...review,
  }
  await database.write((tx) => addReviews(tx, [whole]))
}
