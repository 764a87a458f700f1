import MessageCircle from 'lucide-react/icons/message-circle'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import { Link } from 'react-router'
import type { PostCard } from '#features/community/community-contract.ts'
import { paths } from '#paths'
import { api } from '#platform/contract/api.ts'
import { ScrollRow } from '#ui/move/scroll-row.tsx'
import { Picture } from '#ui/show/picture.tsx'
import * as m from '#words'
import { useFeedPages } from './use-feed-pages.ts'

/** Of each page the first five go to the upper row, the rest to the lower one. */
const FIRST_ROW = 5

/** The community feed in two rows that scroll sideways; the next page comes near the right end, until one is empty. */
export function PostFeed({ first }: { first: readonly PostCard[] }) {
  const { pages, loadNext } = useFeedPages(first, (page) => api.community.listPosts({ page }))
  const rows = [
    pages.flatMap((page) => page.slice(0, FIRST_ROW)),
    pages.flatMap((page) => page.slice(FIRST_ROW)),
  ]
  return (
    <ScrollRow label={m.community_feed()} onNearEnd={loadNext} nearEnd={100}>
      <div className="flex flex-col gap-3 p-0.5">
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always two rows
          <ul key={at} className="flex gap-3">
            {row.map((post) => (
              <FeedCard key={post.id} post={post} />
            ))}
          </ul>
        ))}
      </div>
    </ScrollRow>
  )
}

function FeedCard({ post }: { post: PostCard }) {
  return (
    <li>
      <Link
        to={paths.post(post.id)}
        className="group flex h-28 w-72 gap-3 rounded-xl bg-white p-2.5 ring-1 ring-gray-100 transition-shadow hover:shadow-md"
      >
        <Picture src={post.thumb} alt="" sizes="92px" className="size-23 shrink-0 rounded-lg" />
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="line-clamp-2 font-medium leading-5 text-gray-900 group-hover:text-brand-700">
            {post.title}
          </span>
          <span className="mt-0.5 line-clamp-1 text-xs leading-4.5 text-gray-500">{post.desc}</span>
          <span className="mt-auto flex gap-3 text-xs text-gray-500 [&_svg]:size-3.5">
            <span className="flex items-center gap-1">
              <ThumbsUp aria-hidden="true" />
              <span className="sr-only">{m.community_likes()}</span>
              {post.zan_num}
            </span>
            <span className="flex items-center gap-1">
              <MessageCircle aria-hidden="true" />
              <span className="sr-only">{m.community_comments()}</span>
              {post.comment_num}
            </span>
          </span>
        </span>
      </Link>
    </li>
  )
}
