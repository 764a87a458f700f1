import Flag from 'lucide-react/icons/flag'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import type { PostComment } from '#features/community/community-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { Avatar } from '#ui/show/avatar.tsx'
import { Tag } from '#ui/show/tag.tsx'
import { Time } from '#ui/show/time.tsx'
import { Written } from '#ui/show/written.tsx'
import * as m from '#words'

type Props = {
  comment: PostComment
  mine: boolean
  onRemove: () => Promise<unknown>
  /** Absent where it is one's own. Visitors do not see it. */
  onReport?: (() => Promise<unknown>) | undefined
  /** What it is about, where that is not plain. */
  children?: ReactNode
}

export function CommentItem({ comment, mine, onRemove, onReport, children }: Props) {
  return (
    <li className="flex gap-3 py-5 md:gap-4">
      <Avatar src={comment.user_avatar} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Written text={comment.user_nickname} className="min-w-0 break-words font-medium text-gray-900" />
          {mine && <Tag tone="brand">{m.community_me()}</Tag>}
          <Time value={comment.create_time} detail="minute" className="ml-auto text-gray-500" />
        </div>
        <Written
          as="p"
          text={comment.content}
          className="mt-1.5 whitespace-pre-line break-words text-base leading-7 text-gray-800"
        />
        {children}
        {onReport && (
          <Button
            variant="ghost"
            size="sm"
            onClick={onReport}
            className="for-buyer -ml-3 mt-1 text-gray-500!"
          >
            <Flag />
            {m.community_report()}
          </Button>
        )}
        {mine && (
          <Button variant="ghost" size="sm" onClick={onRemove} className="-ml-3 mt-1 text-gray-500!">
            <Trash2 />
            {m.community_comment_remove()}
          </Button>
        )}
      </div>
    </li>
  )
}
