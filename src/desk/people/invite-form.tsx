import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { roleOptions } from '#features/people/role-name.ts'
import type { Role } from '#features/people/roles.ts'
import { Button } from '#ui/act/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { OneTimeLink } from './one-time-link.tsx'

/** There is no mail server in the house: the link is handed over by whoever invites. */
export function InviteForm() {
  const { revalidate } = useRevalidator()
  const [link, setLink] = useState('')
  const form = useForm({
    initial: { email: '', role: 'packer' as Role },
    send: (values) => desk.peopleSeller.invitePerson(values),
    refusals: { people_need_email: 'email', people_known: 'email' },
    clears: true,
    done: ({ path }) => {
      setLink(path)
      return revalidate()
    },
  })
  return (
    <form {...form.props} className="space-y-3">
      <div className="grid gap-3 md:grid-cols-[minmax(0,1fr)_12rem_auto] md:items-end">
        <TextField form={form} name="email" label={m.desk_email()} type="email" autoComplete="off" />
        <Field label={m.desk_role()}>
          <Select
            options={roleOptions()}
            value={form.values.role}
            onChange={(event) => form.set('role', event.target.value as Role)}
          />
        </Field>
        <Button type="submit" loading={form.pending}>
          {m.desk_invite()}
        </Button>
      </div>
      {link && <OneTimeLink title={m.desk_invite_link()} link={link} />}
    </form>
  )
}
