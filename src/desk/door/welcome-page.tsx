import { type LoaderFunctionArgs, useLoaderData, useNavigate, useParams } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { roleName } from '#features/people/role-name.ts'
import type { Role } from '#features/people/roles.ts'
import { deskPaths } from '#paths/desk'
import { Button } from '#ui/act/button.tsx'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { DoorFrame } from './door-frame.tsx'
import { forgetPerson } from './load-door.ts'
import { NewPasswordField } from './new-password-field.tsx'

type Invited = { email: string; role: Role } | { refusal: string }

export async function loader({ params }: LoaderFunctionArgs): Promise<Invited> {
  const answer = await desk.people.showWelcome({ token: params.token ?? '' })
  return answer.code === 1 ? answer.data : { refusal: m.people_no_invitation() }
}

export function Component() {
  const invited = useLoaderData<Invited>()
  if ('refusal' in invited) return <DoorFrame title={m.desk_welcome_title()}>{invited.refusal}</DoorFrame>
  return (
    <DoorFrame title={m.desk_welcome_title()} text={m.desk_welcome_text({ role: roleName(invited.role) })}>
      <WelcomeForm email={invited.email} />
    </DoorFrame>
  )
}

function WelcomeForm({ email }: { email: string }) {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const form = useForm({
    initial: { email, name: '', password: '' },
    send: (values) => desk.people.acceptWelcome({ ...values, token }),
    refusals: {
      people_need_email: 'email',
      people_known: 'email',
      people_need_name: 'name',
      people_short_password: 'password',
      people_common_password: 'password',
    },
    done: ({ step }) => {
      forgetPerson()
      navigate(step === 'in' ? deskPaths.home : deskPaths.login, { replace: true })
    },
  })
  return (
    <form {...form.props} className="space-y-4">
      {email === '' && (
        <TextField form={form} name="email" label={m.desk_email()} type="email" autoComplete="username" />
      )}
      <TextField form={form} name="name" label={m.desk_name()} autoComplete="name" />
      <NewPasswordField form={form} label={m.desk_password()} />
      <Button type="submit" block size="lg" loading={form.pending}>
        {m.desk_go_on()}
      </Button>
    </form>
  )
}
