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
    <li className="flex gap-3 py-5 md:gap-4">
      <Avatar src={review.user_avatar} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Written text={review.user_nickname} className="font-medium text-gray-900" />
          {review.is_anonymous === 1 && <Tag>{m.reviews_anonymous_tag()}</Tag>}
        </div>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3">
          <RatingStars value={review.level} size="sm" />
          <Time value={review.create_time} detail="date" className="text-gray-500" />
        </div>
        <Written
          as="p"
          text={review.content}
          className="mt-2 whitespace-pre-line break-words text-base leading-7 text-gray-800"
        />
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
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-medium text-gray-900">{m.reviews_answer()}</span>
      <Time value={at} detail="date" className="ml-auto text-gray-500" />
    </div>
    <Written
      as="p"
      text={answer}
      className="mt-1 whitespace-pre-line break-words text-base leading-7 text-gray-800"
    />
  </div>
)
