import { Avatar } from '#ui/show/avatar.tsx'
import { Time } from '#ui/show/time.tsx'
import type { Post } from '../community-contract.ts'
import { useAuthor } from './use-author.ts'

/** Under the title: who wrote it, and when. */
export function PostByline({ post }: { post: Post }) {
  const { name, avatar } = useAuthor(post.author)
  return (
    <div className="mb-6 mt-4 flex items-center gap-3">
      <Avatar src={avatar} />
      <p>
        <span className="block font-medium leading-5 text-gray-900">{name}</span>
        <span className="text-xs text-gray-500">
          <Time value={post.create_time} detail="minute" />
        </span>
      </p>
    </div>
  )
}
