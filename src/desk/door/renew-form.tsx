import { desk } from '#desk/desk-api.ts'
import { Button } from '#ui/act/button.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { NewPasswordField } from './new-password-field.tsx'

/** Another password, where somebody else knows the one before. */
export function RenewForm({ done }: { done(): void }) {
  const form = useForm({
    initial: { password: '' },
    send: (values) => desk.people.renewPassword(values),
    refusals: {
      people_short_password: 'password',
      people_common_password: 'password',
      people_same_password: 'password',
    },
    done,
  })
  return (
    <form {...form.props} className="space-y-4">
      <NewPasswordField form={form} label={m.desk_new_password()} />
      <Button type="submit" block loading={form.pending}>
        {m.desk_go_on()}
      </Button>
    </form>
  )
}
