import type { ReviewSummary } from '#features/reviews/reviews-contract.ts'
import { RatingStars } from '#ui/show/rating-stars.tsx'
import * as m from '#words'

export function ReviewScore({ summary }: { summary: ReviewSummary }) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-8 gap-y-3 rounded-2xl bg-gray-50 px-5 py-4">
      <p className="flex items-center gap-4">
        <span aria-hidden="true" className="text-4xl font-bold tabular-nums tracking-tight text-warm-600">
          {summary.average.toFixed(1)}
        </span>
        <span className="flex flex-col gap-1">
          <RatingStars value={summary.average} />
          <span className="text-gray-500">{m.reviews_count({ count: summary.count })}</span>
        </span>
      </p>
      <p className="text-gray-600">
        <b className="mr-1 text-xl font-semibold text-gray-900 tabular-nums">{summary.good_percent}%</b>
        {m.reviews_good_share()}
      </p>
    </div>
  )
}
