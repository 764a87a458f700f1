import { useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { usePress } from '#desk/use-press.ts'
import { Button } from '#ui/act/button.tsx'
import { useConfirm } from '#ui/act/confirm-dialog.tsx'
import { DialogButton } from '#ui/act/dialog-button.tsx'
import { toast } from '#ui/act/toast.ts'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

type Props = { id: number; differing: number; counted: number }

/** Books the differences with a reason, or drops the count. */
export function EndTake({ id, differing, counted }: Props) {
  const { revalidate } = useRevalidator()
  const press = usePress()
  const confirm = useConfirm()
  const drop = async () => {
    if (await confirm({ title: m.takes_drop(), danger: true })) await press(desk.takesSeller.dropTake({ id }))
  }
  return (
    <>
      <Button variant="ghost" size="sm" onClick={drop}>
        {m.takes_drop()}
      </Button>
      {counted > 0 && (
        <DialogButton variant="primary" label={m.takes_book()} title={m.takes_book()} onDone={revalidate}>
          {({ done }) => <BookForm id={id} differing={differing} done={done} />}
        </DialogButton>
      )}
    </>
  )
}

function BookForm({ id, differing, done }: { id: number; differing: number; done(): Promise<void> }) {
  const form = useForm({
    initial: { reason: m.takes_reason() },
    send: ({ reason }) => desk.takesSeller.bookTake({ id, reason }),
    refusals: { stock_reason_missing: 'reason' },
    done: ({ missing }, msg) => {
      toast.success(msg)
      if (missing > 0) toast.error(m.takes_missing({ count: missing }))
      return done()
    },
  })
  return (
    <form {...form.props} className="space-y-4">
      <p>{m.takes_book_sure({ count: differing })}</p>
      <TextField form={form} name="reason" label={m.desk_reason()} maxLength={200} autoComplete="off" />
      <Button type="submit" block loading={form.pending}>
        {m.takes_book()}
      </Button>
    </form>
  )
}
