import Star from 'lucide-react/icons/star'
import type { ReviewSummary } from '#features/reviews/reviews-contract.ts'
import { cappedCount } from '#ui/show/badge.tsx'
import * as m from '#words'

type Props = { summary: ReviewSummary; href: string; onClick: () => void }

/** The rating beside the price, leading down to the reviews. */
export function RatingLink({ summary, href, onClick }: Props) {
  if (summary.count === 0) return null
  return (
    <a href={href} onClick={onClick} className="flex items-center gap-1 rounded-sm hover:text-brand-700">
      <Star className="size-4 fill-amber-400 text-amber-400" aria-hidden="true" />
      <span className="sr-only">{m.ui_rating_of({ level: summary.average })}</span>
      <b aria-hidden="true" className="font-semibold text-gray-900">
        {summary.average.toFixed(1)}
      </b>
      <span aria-hidden="true" className="text-gray-400">
        ·
      </span>
      <span>{m.reviews_link({ count: cappedCount(summary.count) })}</span>
    </a>
  )
}
