import { useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { usePerson } from '#desk/door/load-door.ts'
import { ReasonDialog } from '#desk/reason-dialog.tsx'
import { usePress } from '#desk/use-press.ts'
import type { SellerComment } from '#features/community/community-seller-contract.ts'
import { may } from '#features/people/roles.ts'
import { Button } from '#ui/act/button.tsx'
import { Written } from '#ui/show/written.tsx'
import * as m from '#words'

/** What other buyers have reported: it stays, or it is hidden for a reason. */
export function CommentCard({ comment }: { comment: SellerComment }) {
  const { role } = usePerson()
  const press = usePress()
  const { revalidate } = useRevalidator()
  const { id } = comment
  return (
    <article className="space-y-2 py-4">
      <h2 className="text-sm text-gray-500">
        {comment.user_nickname} · {comment.post_title} · {comment.create_time.slice(0, 16)} ·{' '}
        {m.office_reports_count({ count: comment.reports })}
      </h2>
      <p>
        <Written text={comment.content} />
      </p>
      {may(role, 'hide reviews') && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            size="sm"
            onClick={() => press(desk.communitySeller.clearReports({ id }))}
          >
            {m.office_keep_comment()}
          </Button>
          <ReasonDialog
            label={m.office_hide()}
            title={m.office_hide()}
            hint={m.office_hide_hint()}
            send={(reason) => desk.communitySeller.hideComment({ id, reason })}
            onDone={revalidate}
          />
        </div>
      )}
    </article>
  )
}
