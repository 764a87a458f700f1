import { useState } from 'react'
import { Link } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { PictureField } from '#features/account/web/picture-field.tsx'
import { usePicture } from '#features/account/web/use-picture.ts'
import { deskPaths } from '#paths/desk'
import { Button } from '#ui/act/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { DemoPeople } from './demo-people.tsx'
import type { Door } from './load-door.ts'

type Props = { demo: Door['demo_logins']; done(step: Door['step']): void }

export function PasswordForm({ demo, done }: Props) {
  const picture = usePicture('when asked for')
  const [asked, setAsked] = useState(false)
  const ask = async (as = picture.kind) => {
    setAsked(true)
    form.set('picture', '')
    await picture.refresh(as)
  }
  const form = useForm({
    initial: { email: '', password: '', picture: '' },
    send: ({ email, password, picture: code }) =>
      desk.people.enterDesk({
        email,
        password,
        ...(picture.picture && { picture_id: picture.picture.picture_id, picture_code: code }),
      }),
    refusals: {
      people_wrong_login: 'password',
      account_need_picture: 'picture',
      account_wrong_picture: 'picture',
    },
    // A picture is good for one answer, whatever the answer was.
    refused: (reason) => {
      if (asked || reason === 'account_need_picture') void ask()
    },
    done: ({ step }) => done(step),
  })
  return (
    <form {...form.props} className="space-y-4">
      <TextField form={form} name="email" label={m.desk_email()} type="email" autoComplete="username" />
      <Field label={m.desk_password()} error={form.error('password')}>
        <PasswordInput {...form.bind('password')} autoComplete="current-password" />
      </Field>
      {asked && <PictureField form={form} code={picture} onRefresh={ask} />}
      <Button type="submit" block size="lg" loading={form.pending}>
        {m.desk_login()}
      </Button>
      <Link
        to={deskPaths.forgot}
        className="flex min-h-11 items-center justify-center text-brand-700 hover:underline"
      >
        {m.desk_forgot()}
      </Link>
      <DemoPeople people={demo} form={form} />
    </form>
  )
}
