import { DotBadge } from '#ui/show/badge.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { Time } from '#ui/show/time.tsx'
import * as m from '#words'
import { newAnnouncements } from './new-announcements.ts'

type NoticeRow = { id: number; title: string; text: string; create_time: string; is_read: number }

type Props = { notices: readonly NoticeRow[]; heading?: 'h2' | 'h3' }

export function NoticeList({ notices, heading: Heading = 'h2' }: Props) {
  if (notices.length === 0)
    return <EmptyState scene="letter" title={m.notices_none()} text={m.notices_none_text()} />
  return (
    <ol className="divide-y divide-gray-100">
      {notices.map((notice) => (
        <li key={notice.id}>
          <article className="px-4 py-5 md:px-6 md:py-6">
            <Heading className="flex items-start gap-2 text-base font-semibold text-gray-900">
              <span className="min-w-0 break-words">{notice.title}</span>
              <NewDot notice={notice} />
            </Heading>
            <Time value={notice.create_time} detail="minute" className="mt-1 block text-xs text-gray-500" />
            <p className="mt-2.5 whitespace-pre-line break-words leading-7 text-gray-700">{notice.text}</p>
          </article>
        </li>
      ))}
    </ol>
  )
}

/** In a place of its own: what is new to a buyer is known only when the page stands already. */
function NewDot({ notice: { id, is_read } }: { notice: NoticeRow }) {
  const isNew = newAnnouncements.useOf(id) ?? is_read === 0
  return <span className="mt-2 flex size-2 shrink-0">{isNew && <DotBadge label={m.notices_new()} />}</span>
}
