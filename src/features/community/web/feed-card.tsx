import ThumbsUp from 'lucide-react/icons/thumbs-up'
import { Link } from 'react-router'
import type { PostCard } from '#features/community/community-contract.ts'
import { paths } from '#paths'
import { Picture } from '#ui/show/picture.tsx'
import * as m from '#words'
import { useAuthor } from './use-author.ts'

export type FeedPost = Pick<PostCard, 'id' | 'title' | 'thumb' | 'zan_num' | 'author'>

/** A post at a glance: its picture, what it is about, who wrote it, how many liked it. */
export function FeedCard({ post }: { post: FeedPost }) {
  const author = useAuthor(post.author)
  return (
    <Link discover="none" to={paths.post(post.id)} className="feed-card">
      <Picture src={post.thumb} alt="" ratio="4/3" sizes="(min-width: 768px) 228px, 43vw" />
      <b>{post.title}</b>
      <span>
        {author.avatar && <Picture src={author.avatar} alt="" sizes="20px" />}
        <span>{author.name}</span>
        <ThumbsUp />
        <span className="sr-only">{m.community_likes()}</span>
        {post.zan_num}
      </span>
    </Link>
  )
}

/** What a card of the feed shows of a post, and no more of it travels. */
export const feedPostOf = ({ id, title, thumb, zan_num, author }: PostCard): FeedPost => ({
  id,
  title,
  thumb,
  zan_num,
  author,
})
