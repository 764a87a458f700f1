import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { usePress } from '#desk/use-press.ts'
import type { Invited } from '#features/people/people-seller-contract.ts'
import { roleName } from '#features/people/role-name.ts'
import { Button } from '#ui/act/button.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { OneTimeLink } from './one-time-link.tsx'

/** Who has a link and has not come in by it. Another link makes the one before useless. */
export function Invitations({ invitations }: { invitations: readonly Invited[] }) {
  if (invitations.length === 0) return null
  return (
    <section className="mt-5" aria-label={m.desk_invite_open()}>
      <h3 className="text-sm font-medium text-gray-900">{m.desk_invite_open()}</h3>
      <ul className="mt-1 divide-y divide-gray-100">
        {invitations.map((invited) => (
          <OneInvitation key={invited.email} invited={invited} />
        ))}
      </ul>
    </section>
  )
}

function OneInvitation({ invited: { id, email, role, expire_time } }: { invited: Invited }) {
  const press = usePress()
  const { revalidate } = useRevalidator()
  const [link, setLink] = useState('')
  const again = async () => {
    const made = await callApi(desk.peopleSeller.invitePerson({ email, role }))
    if (made) setLink(made.data.path)
    await revalidate()
  }
  return (
    <li className="space-y-2 py-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 wrap-anywhere text-sm text-gray-600">
          {m.desk_invited({ email, role: roleName(role), time: expire_time.slice(0, 16) })}
        </span>
        <span className="flex gap-2">
          <Button variant="outline" size="sm" onClick={again}>
            {m.desk_invite_again()}
          </Button>
          <Button
            variant="outline"
            size="sm"
            onClick={() => press(desk.peopleSeller.withdrawInvitation({ id }))}
          >
            {m.desk_invite_withdraw()}
          </Button>
        </span>
      </div>
      {link && <OneTimeLink title={m.desk_invite_link()} link={link} />}
    </li>
  )
}
