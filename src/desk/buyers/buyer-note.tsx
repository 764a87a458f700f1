import { useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { usePerson } from '#desk/door/load-door.ts'
import type { SellerBuyer } from '#features/buyers/buyers-seller-contract.ts'
import { may } from '#features/people/roles.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

/** For colleagues; an empty one takes it away. */
export function BuyerNote({ buyer: { id, note } }: { buyer: SellerBuyer }) {
  const { role } = usePerson()
  const { revalidate } = useRevalidator()
  const form = useForm({
    initial: { note },
    send: (values) => desk.buyersSeller.noteBuyer({ id, ...values }),
    done: (_, msg) => {
      toast.success(msg)
      return revalidate()
    },
  })
  if (!may(role, 'note buyers')) return <p>{note || m.desk_none()}</p>
  return (
    <form {...form.props} className="space-y-2">
      <TextField form={form} name="note" label={m.office_note()} hideLabel autoComplete="off" />
      <Button type="submit" variant="outline" size="sm" loading={form.pending}>
        {m.desk_save()}
      </Button>
    </form>
  )
}
