import { useCallback, useState } from 'react'
import { useLoaderData, useNavigate, useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { EnrolForm } from '#desk/door/enrol-form.tsx'
import { forgetPerson, load, usePerson } from '#desk/door/load-door.ts'
import { PageTitle } from '#desk/shell/page-title.tsx'
import { Panel } from '#desk/shell/panel.tsx'
import { roleName } from '#features/people/role-name.ts'
import { deskPaths } from '#paths/desk'
import { Button } from '#ui/act/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { Alert } from '#ui/show/alert.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { MyPassword } from './my-password.tsx'

export const loader = () => load(() => desk.people.listMySessions())

export function Component() {
  const person = usePerson()
  const navigate = useNavigate()
  const leave = async () => {
    if (!(await callApi(desk.people.leaveDesk()))) return
    forgetPerson()
    navigate(deskPaths.login, { replace: true })
  }
  return (
    <>
      <PageTitle title={m.desk_me()}>
        <Button variant="outline" onClick={leave}>
          {m.desk_leave()}
        </Button>
      </PageTitle>
      <div className="grid gap-4 md:grid-cols-2">
        <Panel title={person.name}>
          <p className="break-all text-gray-600">{person.email}</p>
          <p className="text-gray-600">{roleName(person.role)}</p>
        </Panel>
        <Panel title={m.desk_factor()}>
          <Factor on={person.factor === 1} />
        </Panel>
        <Panel title={m.desk_change_password()}>
          <MyPassword />
        </Panel>
        <Panel title={m.desk_sessions()}>
          <MySessions />
        </Panel>
      </div>
    </>
  )
}

/** Setting one up asks for the password first: whoever finds an open browser cannot lock its owner out. */
function Factor({ on }: { on: boolean }) {
  const [password, setPassword] = useState('')
  const [setting, setSetting] = useState(false)
  const stop = useCallback(() => setSetting(false), [])
  const { revalidate } = useRevalidator()
  if (setting)
    return (
      <EnrolForm
        password={password}
        failed={stop}
        done={() => {
          setSetting(false)
          forgetPerson()
          void revalidate()
        }}
      />
    )
  return (
    <div className="space-y-3">
      <p className="text-gray-600">{on ? m.desk_factor_on() : m.desk_factor_off()}</p>
      <Field label={m.desk_password()}>
        <PasswordInput
          value={password}
          autoComplete="current-password"
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button variant="outline" onClick={() => setSetting(true)}>
        {m.desk_factor_set()}
      </Button>
    </div>
  )
}

function MySessions() {
  const { sessions, misses } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const { revalidate } = useRevalidator()
  const end = async (id: number) => {
    if (await callApi(desk.people.endMySession({ id }))) await revalidate()
  }
  return (
    <>
      <ul className="space-y-3">
        {sessions.map((session) => (
          <li key={session.id} className="flex items-center justify-between gap-3">
            <span className="min-w-0 text-sm">
              <span className="block">
                {session.browser} {session.system}
                {session.current === 1 && <span className="text-brand-700"> · {m.desk_this_one()}</span>}
              </span>
              <span className="block text-gray-500">
                {session.address} · {session.last_time.slice(0, 16)}
              </span>
            </span>
            {session.current === 0 && (
              <Button variant="outline" size="sm" onClick={() => end(session.id)}>
                {m.desk_end_session()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <WrongCodes misses={misses} />
    </>
  )
}

/** Whoever tried them has the password: the person is to know. */
function WrongCodes({ misses }: { misses: Awaited<ReturnType<typeof loader>>['misses'] }) {
  if (misses.length === 0) return null
  return (
    <Alert tone="warn" title={m.desk_wrong_codes()} className="mt-4">
      <ul className="mt-1 space-y-1 text-sm">
        {misses.map(({ id, browser, system, address, time }) => (
          <li key={id}>
            {time.slice(0, 16)} · {address} · {browser} {system}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm">{m.desk_wrong_codes_hint()}</p>
    </Alert>
  )
}
