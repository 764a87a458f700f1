import { type LoaderFunctionArgs, useLoaderData, useNavigate, useParams } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { deskPaths } from '#paths/desk'
import { Button } from '#ui/act/button.tsx'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { Alert } from '#ui/show/alert.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { DoorFrame } from './door-frame.tsx'
import { forgetPerson } from './load-door.ts'
import { NewPasswordField } from './new-password-field.tsx'

type For = { email: string; name: string } | undefined

export async function loader({ params }: LoaderFunctionArgs): Promise<For> {
  const answer = await desk.people.showPasswordLink({ token: params.token ?? '' })
  return answer.code === 1 ? answer.data : undefined
}

/** Where a link leads that an owner handed over. */
export function Component() {
  const whom = useLoaderData<For>()
  if (!whom)
    return (
      <DoorFrame title={m.desk_password_title()}>
        <Alert tone="warn">{m.people_no_link()}</Alert>
        <ButtonLink href={deskPaths.login} variant="outline" className="mt-4 w-full">
          {m.desk_back_to_login()}
        </ButtonLink>
      </DoorFrame>
    )
  return (
    <DoorFrame title={m.desk_password_title()} text={m.desk_password_for(whom)}>
      <LinkForm email={whom.email} />
    </DoorFrame>
  )
}

function LinkForm({ email }: { email: string }) {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const form = useForm({
    initial: { password: '' },
    send: (values) => desk.people.setPasswordByLink({ ...values, token }),
    refusals: { people_short_password: 'password', people_common_password: 'password' },
    done: ({ step }) => {
      forgetPerson()
      navigate(step === 'in' ? deskPaths.home : deskPaths.login, { replace: true })
    },
  })
  return (
    <form {...form.props} className="space-y-4">
      {/* Password managers keep the new password under it. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <NewPasswordField form={form} label={m.desk_new_password()} />
      <Button type="submit" block size="lg" loading={form.pending}>
        {m.desk_go_on()}
      </Button>
    </form>
  )
}
