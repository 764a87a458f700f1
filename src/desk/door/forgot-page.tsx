import { useState } from 'react'
import { Link } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { deskPaths } from '#paths/desk'
import { Button } from '#ui/act/button.tsx'
import { Alert } from '#ui/show/alert.tsx'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { DoorFrame } from './door-frame.tsx'

/** There is no mail server in the house: the wish is shown to the owners, who hand a link over. */
export function Component() {
  const [said, setSaid] = useState('')
  return (
    <DoorFrame title={m.desk_forgot_title()} text={said ? undefined : m.desk_forgot_text()}>
      {said ? <Alert tone="success">{said}</Alert> : <ForgotForm done={setSaid} />}
      <Link
        to={deskPaths.login}
        className="mt-3 flex min-h-11 items-center justify-center text-brand-700 hover:underline"
      >
        {m.desk_back_to_login()}
      </Link>
    </DoorFrame>
  )
}

function ForgotForm({ done }: { done(said: string): void }) {
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => (email.includes('@') ? [] : [{ field: 'email', says: m.people_need_email }]),
    send: (values) => desk.people.forgetPassword(values),
    done: (_, msg) => done(msg),
  })
  return (
    <form {...form.props} className="space-y-4">
      <TextField form={form} name="email" label={m.desk_email()} type="email" autoComplete="username" />
      <Button type="submit" block size="lg" loading={form.pending}>
        {m.desk_forgot_send()}
      </Button>
    </form>
  )
}
