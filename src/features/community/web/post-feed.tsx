import { useLocation } from 'react-router'
import { api } from '#platform/contract/api.ts'
import { currentLanguage } from '#platform/i18n/browser-language.ts'
import { ScrollRow } from '#ui/move/scroll-row.tsx'
import * as m from '#words'
import type { FeedPost } from './feed-card.tsx'
import { FeedRow } from './feed-row.tsx'
import { useFeedPages } from './use-feed-pages.ts'

/** Of each page the first five go to the upper row, the rest to the lower one. */
const FIRST_ROW = 5

const idOf = ({ id }: FeedPost) => id

/**
 * The community feed in two rows that scroll sideways; the next page comes near the right end, until one is empty. Back
 * from a post, it stands as it was left.
 */
export function PostFeed({ first }: { first: readonly FeedPost[] }) {
  const place = `feed ${useLocation().key}`
  const { pages, loadNext } = useFeedPages<FeedPost>(first, (page) => api.community.listPosts({ page }), {
    key: `${place} ${currentLanguage()}`,
    idOf,
  })
  const rows = [
    pages.flatMap((page) => page.slice(0, FIRST_ROW)),
    pages.flatMap((page) => page.slice(FIRST_ROW)),
  ]
  return (
    <ScrollRow label={m.community_feed()} onNearEnd={loadNext} nearEnd={100} place={place}>
      <div className="flex flex-col gap-3 p-0.5">
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always two rows
          <FeedRow key={at} posts={row} />
        ))}
      </div>
    </ScrollRow>
  )
}
