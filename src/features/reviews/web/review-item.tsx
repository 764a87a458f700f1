import type { Review } from '#features/reviews/reviews-contract.ts'
import { Avatar } from '#ui/show/avatar.tsx'
import { PictureRow } from '#ui/show/picture-row.tsx'
import { RatingStars } from '#ui/show/rating-stars.tsx'
import { Tag } from '#ui/show/tag.tsx'
import { Time } from '#ui/show/time.tsx'
import { Written } from '#ui/show/written.tsx'
import * as m from '#words'

export function ReviewItem({ review }: { review: Review }) {
  const pictures = review.images === '' ? [] : review.images.split(',')
  return (
    <li className="review">
      <Avatar src={review.user_avatar} />
      <div>
        <div className="review-who">
          <Written text={review.user_nickname} />
          {review.is_anonymous === 1 && <Tag>{m.reviews_anonymous_tag()}</Tag>}
        </div>
        <div className="review-when">
          <RatingStars value={review.level} size="sm" />
          <Time value={review.create_time} detail="date" />
        </div>
        <Written as="p" text={review.content} className="review-words" />
        <PictureRow
          pictures={pictures}
          label={m.reviews_pictures()}
          labelOf={(n) => m.reviews_picture({ n })}
          size="md"
          className="mt-3"
        />
        {review.answer !== '' && <ShopAnswer answer={review.answer} at={review.answer_time} />}
      </div>
    </li>
  )
}

const ShopAnswer = ({ answer, at }: { answer: string; at: string }) => (
  <div className="mt-3 rounded-xl bg-gray-50 px-4 py-3">
    <div className="review-who">
      <span>{m.reviews_answer()}</span>
      <Time value={at} detail="date" className="ml-auto text-gray-500" />
    </div>
    <Written as="p" text={answer} className="review-words mt-1" />
  </div>
)
