import { FeedCard, type FeedPost } from './feed-card.tsx'

/** Posts beside each other. */
export const FeedRow = ({ posts }: { posts: readonly FeedPost[] }) => (
  <ul className="flex gap-3">
    {posts.map((post) => (
      <li key={post.id}>
        <FeedCard post={post} />
      </li>
    ))}
  </ul>
)
