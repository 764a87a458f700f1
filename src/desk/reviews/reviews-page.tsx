import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load } from '#desk/door/load-door.ts'
import { PageTitle } from '#desk/shell/page-title.tsx'
import { LinkTabs } from '#ui/move/link-tabs.tsx'
import { Pagination } from '#ui/move/pagination.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import * as m from '#words'
import { CommentCard } from './comment-card.tsx'
import { ReviewCard } from './review-card.tsx'

const STARS = [1, 2, 3, 4, 5] as const

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams: asked } = new URL(request.url)
  const page = Math.max(1, Math.trunc(Number(asked.get('page'))) || 1)
  if (asked.get('show') === 'reported')
    return {
      comments: await load(() => desk.communitySeller.listSellerComments({ reported: 1, page })),
    }
  const level = STARS.find((one) => String(one) === asked.get('stars'))
  const filter = {
    unanswered: asked.get('show') === null && level === undefined ? 1 : 0,
    hidden: asked.get('show') === 'hidden' ? 1 : 0,
    ...(level && { level }),
  }
  return { reviews: await load(() => desk.reviewsSeller.listSellerReviews({ ...filter, page })) }
}

/** What buyers say: what has no answer first, then by stars, what was hidden, and comments others have reported. */
export function Component() {
  const { reviews, comments } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const [asked] = useSearchParams()
  const kept = new URLSearchParams(asked)
  kept.delete('page')
  const listed = reviews ?? comments
  return (
    <>
      <PageTitle title={m.office_reviews()} />
      <div className="rounded-xl bg-white p-3 ring-1 ring-gray-200 md:p-4">
        <LinkTabs label={m.office_reviews()} items={tabsFor(asked)} className="mb-3" />
        {listed?.data.length === 0 && <EmptyState size="sm" title={m.office_no_reviews()} />}
        <ul className="divide-y divide-gray-100">
          {reviews?.data.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} />
            </li>
          ))}
          {comments?.data.map((comment) => (
            <li key={comment.id}>
              <CommentCard comment={comment} />
            </li>
          ))}
        </ul>
        {listed && <Pagination of={listed} hrefFor={(page) => `?${kept}&page=${page}`} className="mt-3" />}
      </div>
    </>
  )
}

function tabsFor(asked: URLSearchParams) {
  const show = asked.get('show')
  const stars = asked.get('stars')
  return [
    { label: m.office_unanswered(), href: '?', current: !show && !stars },
    { label: m.desk_all(), href: '?show=all', current: show === 'all' },
    ...STARS.map((level) => ({
      label: m.office_stars({ count: level }),
      href: `?stars=${level}`,
      current: stars === String(level),
    })),
    { label: m.office_hidden(), href: '?show=hidden', current: show === 'hidden' },
    { label: m.office_reported(), href: '?show=reported', current: show === 'reported' },
  ]
}
