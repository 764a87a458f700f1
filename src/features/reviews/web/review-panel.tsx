import { useRef, useState } from 'react'
import type { ReviewTag } from '#features/reviews/review-rules.ts'
import type { ReviewPage, ReviewSummary, ReviewTagCount } from '#features/reviews/reviews-contract.ts'
import { api } from '#platform/contract/api.ts'
import { Pagination } from '#ui/move/pagination.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { ReviewFilters } from './review-filters.tsx'
import { ReviewItem } from './review-item.tsx'
import { ReviewScore } from './review-score.tsx'

export type ReviewPanelProps = {
  productId: number
  summary: ReviewSummary
  tags: readonly ReviewTagCount[]
  /** What the page came with; further pages are asked for here. */
  first: { type: ReviewTag; reviews: ReviewPage }
  /** Where a filter and page can be found without JavaScript. */
  hrefFor: (type: ReviewTag, page: number) => string
}

export function ReviewPanel({ productId, summary, tags, first, hrefFor }: ReviewPanelProps) {
  const [own, setOwn] = useState<{ of: ReviewPage; shown: ReviewPanelProps['first'] }>()
  const [waiting, setWaiting] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  // A new answer from the page, as in another language, takes the place of what was turned to here.
  const { type, reviews } = own?.of === first.reviews ? own.shown : first

  const turnTo = async (wanted: ReviewTag, page: number) => {
    setWaiting(true)
    const turned = await callApi(api.reviews.listReviews({ product_id: productId, type: wanted, page }))
    setWaiting(false)
    if (!turned) return
    setOwn({ of: first.reviews, shown: { type: wanted, reviews: turned.data } })
    if (page !== reviews.current_page) top.current?.scrollIntoView({ block: 'start' })
  }

  if (summary.count === 0) {
    return <EmptyState scene="talk" title={m.reviews_none()} text={m.reviews_none_text()} />
  }
  return (
    <div ref={top} className="scroll-mt-16">
      <ReviewScore summary={summary} />
      <ReviewFilters
        tags={tags}
        current={type}
        hrefFor={(tag) => hrefFor(tag, 1)}
        onPick={(tag) => turnTo(tag, 1)}
      />
      <div aria-busy={waiting} className={waiting ? 'opacity-60 transition-opacity' : undefined}>
        {reviews.data.length === 0 ? (
          <EmptyState size="sm" scene="talk" title={m.reviews_none_here()} />
        ) : (
          <ul className="divide-y divide-gray-100">
            {reviews.data.map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
          </ul>
        )}
      </div>
      <Pagination
        label={m.reviews_pages()}
        of={reviews}
        hrefFor={(page) => hrefFor(type, page)}
        onPage={(page) => turnTo(type, page)}
        className="mt-2"
      />
    </div>
  )
}
