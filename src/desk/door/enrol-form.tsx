import { useEffect, useState } from 'react'
import { desk } from '#desk/desk-api.ts'
import { Button } from '#ui/act/button.tsx'
import { Spinner } from '#ui/show/spinner.tsx'
import { callApi } from '#web/call-api.ts'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { RecoveryCodes } from './recovery-codes.tsx'

/** `failed`: the password was wrong, or its person would not show again who they are. */
type Props = { password?: string; done(): void; failed?(): void }

/** A second factor in two steps: the app reads the picture, its first code comes back; then the recovery codes. */
export function EnrolForm({ password = '', done, failed }: Props) {
  const [secret, setSecret] = useState<{ secret: string; picture: string }>()
  const [codes, setCodes] = useState<string[]>()
  useEffect(() => {
    void callApi(desk.people.beginFactor({ password })).then((made) =>
      made ? setSecret(made.data) : failed?.(),
    )
  }, [password, failed])
  const form = useForm({
    initial: { code: '' },
    send: (values) => desk.people.confirmFactor(values),
    refusals: { people_wrong_code: 'code' },
    done: ({ recovery_codes }) => setCodes(recovery_codes),
  })
  if (codes) return <RecoveryCodes codes={codes} done={done} />
  if (!secret) return <Spinner />
  const picture = `data:image/svg+xml,${encodeURIComponent(secret.picture)}`
  return (
    <form {...form.props} className="space-y-4">
      <p className="text-gray-600">{m.desk_enrol_text()}</p>
      <img src={picture} alt={m.desk_factor_picture()} className="mx-auto size-44" />
      <p className="break-all text-center font-mono text-sm text-gray-600">{secret.secret}</p>
      <TextField
        form={form}
        name="code"
        label={m.desk_code()}
        autoComplete="one-time-code"
        inputMode="numeric"
      />
      <Button type="submit" block loading={form.pending}>
        {m.desk_go_on()}
      </Button>
    </form>
  )
}
