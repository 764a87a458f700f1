import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load } from '#desk/door/load-door.ts'
import { PageTitle } from '#desk/shell/page-title.tsx'
import { Panel } from '#desk/shell/panel.tsx'
import type { ListedPerson } from '#features/people/people-seller-contract.ts'
import { roleOptions } from '#features/people/role-name.ts'
import type { Role } from '#features/people/roles.ts'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { Invitations } from './invitations.tsx'
import { InviteForm } from './invite-form.tsx'
import { PersonActs } from './person-acts.tsx'

export const loader = () => load(() => desk.peopleSeller.listPeople())

export function Component() {
  const { people, invitations } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  return (
    <>
      <PageTitle title={m.desk_people()} />
      <div className="space-y-4">
        <Panel title={m.desk_people_all()}>
          <Table caption={m.desk_people_all()} columns={COLUMNS} rows={people} rowKey={({ id }) => id} />
        </Panel>
        <Panel title={m.desk_invite()}>
          <InviteForm />
          <Invitations invitations={invitations} />
        </Panel>
      </div>
    </>
  )
}

function RoleSelect({ person }: { person: ListedPerson }) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const change = async (role: Role) => {
    setBusy(true)
    await callApi(desk.peopleSeller.changeRole({ id: person.id, role }))
    await revalidate()
    setBusy(false)
  }
  return (
    <Field label={m.desk_role()} hideLabel>
      <Select
        options={roleOptions()}
        value={person.role}
        disabled={busy}
        onChange={(event) => change(event.target.value as Role)}
      />
    </Field>
  )
}

const COLUMNS: readonly Column<ListedPerson>[] = [
  {
    key: 'name',
    header: m.desk_name(),
    phone: 'lead',
    cell: ({ name, email, link_wanted_time }) => (
      <>
        <span className="block font-medium">{name}</span>
        <span className="block break-all text-sm text-gray-500">{email}</span>
        {link_wanted_time && (
          <span className="mt-1 block text-sm text-amber-700">
            {m.desk_link_wanted({ time: link_wanted_time.slice(5, 16) })}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'role',
    header: m.desk_role(),
    width: '@2xl:w-44',
    cell: (person) => <RoleSelect person={person} />,
  },
  {
    key: 'factor',
    header: m.desk_factor(),
    phone: 'labelled',
    cell: ({ factor }) => (factor ? m.desk_factor_on() : m.desk_factor_off()),
  },
  {
    key: 'seen',
    header: m.desk_seen(),
    phone: 'labelled',
    cell: ({ last_time, revealed }) => (
      <>
        <span className="block">{last_time.slice(0, 16) || m.desk_none()}</span>
        {revealed > 0 && (
          <span className="block text-sm text-gray-500">{m.desk_revealed({ count: revealed })}</span>
        )}
      </>
    ),
  },
  { key: 'act', header: m.desk_acts(), phone: 'end', cell: (person) => <PersonActs person={person} /> },
]
