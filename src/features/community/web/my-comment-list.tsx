import { Link } from 'react-router'
import type { MyComment } from '#features/community/community-contract.ts'
import { paths } from '#paths'
import { Picture } from '#ui/show/picture.tsx'
import * as m from '#words'
import { CommentItem } from './comment-item.tsx'
import { useRemoveComment } from './use-remove-comment.ts'

type Props = { comments: readonly MyComment[]; me: number | undefined; onRemoved: () => unknown }

export function MyCommentList({ comments, me, onRemoved }: Props) {
  const remove = useRemoveComment(onRemoved)
  return (
    <ul className="-mt-3 divide-y divide-gray-100">
      {comments.map((comment) => (
        <CommentItem
          key={comment.id}
          comment={comment}
          mine={comment.user_id === me}
          onRemove={() => remove(comment.id)}
        >
          <Link
            to={paths.post(comment.dynamics_id)}
            className="group mt-3 flex items-center gap-3 rounded-lg bg-gray-50 p-2 pr-4 hover:bg-brand-50"
          >
            <Picture
              src={comment.dynamics.thumb}
              alt=""
              sizes="48px"
              className="size-12 shrink-0 rounded-md"
            />
            <span className="min-w-0">
              <span className="sr-only">{m.community_commented_on()} </span>
              <span className="line-clamp-1 text-gray-700 group-hover:text-brand-700">
                {comment.dynamics.title}
              </span>
            </span>
          </Link>
        </CommentItem>
      ))}
    </ul>
  )
}
