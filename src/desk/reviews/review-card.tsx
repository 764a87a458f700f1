import { useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { usePerson } from '#desk/door/load-door.ts'
import { ReasonDialog } from '#desk/reason-dialog.tsx'
import { usePress } from '#desk/use-press.ts'
import { may } from '#features/people/roles.ts'
import { MAX_ANSWER } from '#features/reviews/review-rules.ts'
import type { SellerReview } from '#features/reviews/reviews-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { DialogButton } from '#ui/act/dialog-button.tsx'
import { toast } from '#ui/act/toast.ts'
import { PictureRow } from '#ui/show/picture-row.tsx'
import { RatingStars } from '#ui/show/rating-stars.tsx'
import { Tag } from '#ui/show/tag.tsx'
import { Written } from '#ui/show/written.tsx'
import { ParagraphsField } from '#web/paragraphs-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

export function ReviewCard({ review }: { review: SellerReview }) {
  const { role } = usePerson()
  const press = usePress()
  const { revalidate } = useRevalidator()
  const { id, answer, hidden_time, hidden_reason } = review
  return (
    <article className="space-y-2 py-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <RatingStars value={review.level} />
        <h2 className="font-medium">{review.product_name}</h2>
        <span className="text-sm text-gray-500">
          {review.user_nickname} · {review.create_time.slice(0, 16)}
        </span>
        {hidden_time && <Tag tone="red">{m.office_hidden_for({ reason: hidden_reason })}</Tag>}
      </header>
      <p>
        <Written text={review.content} />
      </p>
      <PictureRow
        pictures={review.pictures}
        label={m.desk_evidence()}
        labelOf={(position) => m.desk_evidence_one({ position })}
        size="md"
      />
      {answer && (
        <p className="rounded-lg bg-gray-50 p-3">
          <span className="font-medium">{m.office_our_answer()}</span> <Written text={answer} />
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {may(role, 'answer reviews') && (
          <DialogButton
            label={answer ? m.office_change_answer() : m.desk_answer()}
            title={m.desk_answer()}
            onDone={revalidate}
          >
            {({ done }) => <AnswerForm id={id} answer={answer} done={done} />}
          </DialogButton>
        )}
        {may(role, 'hide reviews') && hidden_time === '' && (
          <ReasonDialog
            label={m.office_hide()}
            title={m.office_hide()}
            hint={m.office_hide_hint()}
            send={(reason) => desk.reviewsSeller.hideReview({ id, reason })}
            onDone={revalidate}
          />
        )}
        {may(role, 'hide reviews') && hidden_time !== '' && (
          <Button variant="outline" size="sm" onClick={() => press(desk.reviewsSeller.showReview({ id }))}>
            {m.office_unhide()}
          </Button>
        )}
      </div>
    </article>
  )
}

function AnswerForm({ id, answer, done }: { id: number; answer: string; done(): unknown }) {
  const form = useForm({
    initial: { answer },
    send: (values) => desk.reviewsSeller.answerReview({ id, ...values }),
    refusals: { reviews_answer_empty: 'answer', reviews_answer_long: 'answer' },
    done: (_, msg) => {
      toast.success(msg)
      return done()
    },
  })
  return (
    <form {...form.props} className="space-y-4">
      <ParagraphsField
        form={form}
        name="answer"
        label={m.desk_answer()}
        hint={m.office_answer_read()}
        rows={4}
        maxLength={MAX_ANSWER}
        placeholder=""
      />
      <Button type="submit" block loading={form.pending}>
        {m.desk_send()}
      </Button>
    </form>
  )
}
