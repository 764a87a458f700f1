import { Link } from 'react-router'
import type { ReviewTag } from '#features/reviews/review-rules.ts'
import type { ReviewTagCount } from '#features/reviews/reviews-contract.ts'
import { cx } from '#ui/cx.ts'
import { cappedCount } from '#ui/show/badge.tsx'
import * as m from '#words'

type Props = {
  tags: readonly ReviewTagCount[]
  current: ReviewTag
  hrefFor: (tag: ReviewTag) => string
  onPick: (tag: ReviewTag) => void
}

/** Filters with an address of their own; with JavaScript the page stays where it is. Empty ones are left out. */
export function ReviewFilters({ tags, current, hrefFor, onPick }: Props) {
  return (
    <nav aria-label={m.reviews_filters()}>
      <ul className="no-scrollbar -m-1 flex gap-2 overflow-x-auto p-1">
        {tags
          .filter(({ code, num }) => num > 0 || code === 'all' || code === current)
          .map(({ code, name, num }) => (
            <li key={code} className="shrink-0">
              <Link
                discover="none"
                to={hrefFor(code)}
                preventScrollReset
                aria-current={code === current ? 'true' : undefined}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  onPick(code)
                }}
                className={cx('chip', code === current && 'chip-on')}
              >
                {name}
                <span className="text-xs tabular-nums">{cappedCount(num)}</span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
