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

/** What a card of the feed shows of a post. */
type FeedPost = Pick<PostCard, 'id' | 'title' | 'desc' | 'thumb' | 'zan_num' | 'comment_num'>

export const feedPostOf = ({ id, title, desc, thumb, zan_num, comment_num }: PostCard): FeedPost => ({
  id,
  title,
  desc,
  thumb,
  zan_num,
  comment_num,
})

/** The community feed in two rows that scroll sideways; the next page comes near the right end, until one is empty. */
export function PostFeed({ first }: { first: readonly FeedPost[] }) {
  const { pages, loadNext } = useFeedPages<FeedPost>(first, (page) => api.community.listPosts({ page }))
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

function FeedCard({ post }: { post: FeedPost }) {
  return (
    <li>
      <Link discover="none" to={paths.post(post.id)} className="feed-card">
        <Picture src={post.thumb} alt="" sizes="92px" />
        <span className="feed-card-words">
          <span>{post.title}</span>
          <span>{post.desc}</span>
          <span>
            <span>
              <ThumbsUp aria-hidden="true" />
              <span className="sr-only">{m.community_likes()}</span>
              {post.zan_num}
            </span>
            <span>
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
