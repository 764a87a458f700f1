import { useEffect, useRef, useState } from 'react'
import { desk } from '#desk/desk-api.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { usePerson } from './load-door.ts'
import { whoAsksAgain } from './show-again.ts'

/** Asks who it is before an act that gives lasting power; the act then goes on by itself (`desk-api.ts`). */
export function ShowAgainDialog() {
  const [open, setOpen] = useState(false)
  const answer = useRef<(shown: boolean) => void>(undefined)
  const settle = (shown: boolean) => {
    answer.current?.(shown)
    answer.current = undefined
    setOpen(false)
  }
  useEffect(
    () =>
      whoAsksAgain(() => {
        answer.current?.(false)
        setOpen(true)
        return new Promise((resolve) => {
          answer.current = resolve
        })
      }),
    [],
  )
  return (
    <Dialog open={open} onClose={() => settle(false)} title={m.desk_show_title()} size="sm">
      {open && <ShowAgainForm done={() => settle(true)} />}
    </Dialog>
  )
}

function ShowAgainForm({ done }: { done(): void }) {
  const { factor } = usePerson()
  const form = useForm({
    initial: { code: '', password: '' },
    send: (values) => desk.people.showAgain(values),
    refusals: { people_wrong_code: 'code', people_strange_place: 'code', people_wrong_password: 'password' },
    done,
  })
  return (
    <form {...form.props} className="space-y-4">
      <p className="text-gray-600">{factor ? m.desk_show_code() : m.desk_show_password()}</p>
      {factor ? (
        <TextField
          form={form}
          name="code"
          label={m.desk_code()}
          autoComplete="one-time-code"
          hint={m.desk_code_hint()}
        />
      ) : (
        <Field label={m.desk_password()} error={form.error('password')}>
          <PasswordInput {...form.bind('password')} autoComplete="current-password" />
        </Field>
      )}
      <Button type="submit" block loading={form.pending}>
        {m.desk_go_on()}
      </Button>
    </form>
  )
}
