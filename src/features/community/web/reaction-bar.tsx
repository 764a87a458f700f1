import MessageCircle from 'lucide-react/icons/message-circle'
import ThumbsDown from 'lucide-react/icons/thumbs-down'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import type { ReactNode } from 'react'
import { useLoginFor } from '#features/account/web/use-login-for.ts'
import type { Post } from '#features/community/community-contract.ts'
import type { Reaction } from '#features/community/community-rules.ts'
import { readCookie } from '#platform/contract/cookies.ts'
import { cx } from '#ui/cx.ts'
import * as m from '#words'
import { ownReactions } from './own-community.ts'
import { useReactions } from './use-reactions.ts'

const PILL =
  'inline-flex h-11 items-center justify-center gap-2 rounded-full px-4 md:px-5 font-medium tabular-nums transition-colors [&_svg]:size-4.5'
const OFF = 'bg-gray-100 text-gray-700 hover:bg-brand-50 hover:text-brand-700'

/** Each with its colours while it is on. */
const REACTIONS = [
  {
    kind: 'zan',
    icon: ThumbsUp,
    label: m.community_like,
    colours: 'bg-brand-600 text-white hover:bg-brand-700',
  },
  {
    kind: 'cai',
    icon: ThumbsDown,
    label: m.community_dislike,
    colours: 'bg-gray-700 text-white hover:bg-gray-800',
  },
] as const

type Props = {
  post: Post
  /** Where the comments are on this page. */
  commentsHref: string
  /** At the end of the row. */
  children?: ReactNode
}

/** Like, dislike, and how many comments. Visitors log in first, come back and find it done. */
export function ReactionBar({ post, commentsHref, children }: Props) {
  const { shown, press } = useReactions(post.id, { ...post, ...ownReactions.useOf(post.id) })
  const loginFor = useLoginFor()
  const take = (kind: Reaction) => {
    if (!readCookie('user_token')) return loginFor(kind === 'zan' ? 'like' : 'dislike', post.id)
    press(kind)
  }
  return (
    <section aria-label={m.community_react()} className="flex flex-wrap items-center gap-2 md:gap-3">
      {REACTIONS.map(({ kind, icon: Icon, label, colours }) => {
        const on = shown[`is_${kind}`] === 1
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={on}
            onClick={() => take(kind)}
            className={cx(PILL, on ? colours : OFF)}
          >
            <Icon aria-hidden="true" className={cx(on && 'fill-current/25')} />
            <span className="max-md:sr-only">{label()}</span> {shown[`${kind}_num`]}
          </button>
        )
      })}
      <a href={commentsHref} className={cx(PILL, OFF)}>
        <MessageCircle aria-hidden="true" />
        <span className="max-md:sr-only">{m.community_comments()}</span> {post.comment_num}
      </a>
      {children}
    </section>
  )
}
