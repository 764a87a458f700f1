import { desk } from '#desk/desk-api.ts'
import { NewPasswordField } from '#desk/door/new-password-field.tsx'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

export function MyPassword() {
  const form = useForm({
    initial: { old_password: '', password: '' },
    send: (values) => desk.people.changeMyPassword(values),
    refusals: {
      people_wrong_password: 'old_password',
      people_short_password: 'password',
      people_common_password: 'password',
    },
    clears: true,
    done: (_, msg) => toast.success(msg),
  })
  return (
    <form {...form.props} className="space-y-3">
      <Field label={m.desk_old_password()} error={form.error('old_password')}>
        <PasswordInput {...form.bind('old_password')} autoComplete="current-password" />
      </Field>
      <NewPasswordField form={form} label={m.desk_new_password()} />
      <Button type="submit" variant="outline" loading={form.pending}>
        {m.desk_change_password()}
      </Button>
    </form>
  )
}
