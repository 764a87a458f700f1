import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import type { PostComment } from '#features/community/community-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { Avatar } from '#ui/show/avatar.tsx'
import { Tag } from '#ui/show/tag.tsx'
import { Time } from '#ui/show/time.tsx'
import * as m from '#words'
import { getLocale } from '#words/runtime'

const HAN = /\p{Script=Han}/u

/** People write in one language; where that is not the page's, the words say so. */
const languageOf = (text: string) => (getLocale() === 'en_US' && HAN.test(text) ? 'zh-CN' : undefined)

type Props = {
  comment: PostComment
  mine: boolean
  onRemove: () => Promise<unknown>
  /** What it is about, where that is not plain. */
  children?: ReactNode
}

export function CommentItem({ comment, mine, onRemove, children }: Props) {
  return (
    <li className="flex gap-3 py-5 md:gap-4">
      <Avatar src={comment.user_avatar} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span
            lang={languageOf(comment.user_nickname)}
            className="min-w-0 break-words font-medium text-gray-900"
          >
            {comment.user_nickname}
          </span>
          {mine && <Tag tone="brand">{m.community_me()}</Tag>}
          <Time value={comment.create_time} detail="minute" className="ml-auto text-gray-500" />
        </div>
        <p
          lang={languageOf(comment.content)}
          className="mt-1.5 whitespace-pre-line break-words text-base leading-7 text-gray-800"
        >
          {comment.content}
        </p>
        {children}
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
