import { useLocation } from 'react-router'
import type { CommentPage, PostComment } from '#features/community/community-contract.ts'
import { paths } from '#paths'
import { api } from '#platform/contract/api.ts'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { toast } from '#ui/act/toast.ts'
import { Pagination } from '#ui/move/pagination.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import { ownComments } from './own-community.ts'
import { useRemoveComment } from './use-remove-comment.ts'

type Props = {
  postId: number
  count: number
  comments: CommentPage
  hrefFor: (page: number) => string
  /** After a comment was published: its page is the first. */
  onPublished: () => unknown
  onRemoved: () => unknown
}

export const COMMENTS_ID = 'comments'

export function CommentSection({ postId, count, comments, hrefFor, onPublished, onRemoved }: Props) {
  const remove = useRemoveComment(onRemoved)
  return (
    <section
      id={COMMENTS_ID}
      aria-labelledby="comments-title"
      className="scroll-mt-20 rounded-2xl bg-white p-4 ring-1 ring-gray-200/70 md:p-6"
    >
      <h2 id="comments-title" className="mb-4 text-lg font-semibold text-gray-900">
        {m.community_comment_title({ count })}
      </h2>
      <div className="for-visitor">
        <LoginFirst />
      </div>
      <div className="for-buyer">
        <CommentForm postId={postId} onPublished={onPublished} />
      </div>
      {comments.data.length === 0 ? (
        <EmptyState
          size="sm"
          scene="talk"
          title={m.community_no_comments()}
          text={m.community_no_comments_text()}
        />
      ) : (
        <ul className="mt-2 divide-y divide-gray-100">
          {comments.data.map((comment) => (
            <Comment key={comment.id} comment={comment} onRemove={() => remove(comment.id)} />
          ))}
        </ul>
      )}
      <Pagination label={m.community_comment_pages()} of={comments} hrefFor={hrefFor} className="mt-2" />
    </section>
  )
}

function Comment({ comment, onRemove }: { comment: PostComment; onRemove: () => Promise<unknown> }) {
  const mine = ownComments.useOf(comment.id) ?? false
  return (
    <CommentItem
      comment={comment}
      mine={mine}
      onRemove={onRemove}
      onReport={mine ? undefined : () => report(comment.id)}
    />
  )
}

async function report(id: number): Promise<void> {
  const done = await callApi(api.community.reportComment({ id }))
  if (done) toast.success(done.msg)
}

function LoginFirst() {
  const { pathname, search } = useLocation()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-xl bg-gray-50 px-4 py-3">
      <p className="text-gray-600">{m.community_login_first()}</p>
      <ButtonLink
        size="sm"
        href={paths.login({ redirect: `${pathname}${search}#${COMMENTS_ID}`, for: 'comment' })}
      >
        {m.community_login()}
      </ButtonLink>
    </div>
  )
}
