import { useState } from 'react'
import type { Review } from '#features/reviews/reviews-contract.ts'
import { Avatar } from '#ui/show/avatar.tsx'
import { Lightbox } from '#ui/show/lightbox.tsx'
import { Picture } from '#ui/show/picture.tsx'
import { RatingStars } from '#ui/show/rating-stars.tsx'
import { Tag } from '#ui/show/tag.tsx'
import { Time } from '#ui/show/time.tsx'
import * as m from '#words'
import { getLocale } from '#words/runtime'

const HAN = /\p{Script=Han}/u

/** A buyer writes in one language; where that is not the page's, the words say so. */
const languageOf = (text: string) => (getLocale() === 'en_US' && HAN.test(text) ? 'zh-CN' : undefined)

export function ReviewItem({ review }: { review: Review }) {
  const [enlarged, setEnlarged] = useState<number>()
  const pictures = review.images === '' ? [] : review.images.split(',')
  return (
    <li className="flex gap-3 py-5 md:gap-4">
      <Avatar src={review.user_avatar} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span lang={languageOf(review.user_nickname)} className="font-medium text-gray-900">
            {review.user_nickname}
          </span>
          {review.is_anonymous === 1 && <Tag>{m.reviews_anonymous_tag()}</Tag>}
          <Time value={review.create_time} detail="date" className="ml-auto text-gray-500" />
        </div>
        <RatingStars value={review.level} size="sm" className="mt-1" />
        <p
          lang={languageOf(review.content)}
          className="mt-2 whitespace-pre-line break-words text-base leading-7 text-gray-800"
        >
          {review.content}
        </p>
        {pictures.length > 0 && (
          <ul className="mt-3 flex flex-wrap gap-2">
            {pictures.map((picture, at) => (
              <li key={picture}>
                <button
                  type="button"
                  aria-label={m.reviews_picture({ n: at + 1 })}
                  onClick={() => setEnlarged(at)}
                  className="block cursor-zoom-in overflow-hidden rounded-lg"
                >
                  <Picture src={picture} alt="" sizes="96px" className="size-20 md:size-24" />
                </button>
              </li>
            ))}
          </ul>
        )}
        {pictures.length > 0 && (
          <Lightbox
            pictures={pictures}
            label={m.reviews_pictures()}
            at={enlarged}
            onClose={() => setEnlarged(undefined)}
          />
        )}
      </div>
    </li>
  )
}
