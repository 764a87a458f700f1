import { useState } from 'react'
import { useLoaderData, useNavigate, useSearchParams } from 'react-router'
import { deskPaths } from '#paths/desk'
import * as m from '#words'
import { DoorFrame } from './door-frame.tsx'
import { EnrolForm } from './enrol-form.tsx'
import { type Door, forgetPerson, showDoor } from './load-door.ts'
import { PasswordForm } from './password-form.tsx'
import { ProveForm } from './prove-form.tsx'

export const loader = showDoor

/** Only addresses of the desk: a link may lead here from anywhere. */
const safe = (then: string | null) => (then?.startsWith(`${deskPaths.home}/`) ? then : deskPaths.home)

export function Component() {
  const door = useLoaderData<Door>()
  const [asked] = useSearchParams()
  const navigate = useNavigate()
  const [step, setStep] = useState(door.step)
  const goOn = (next: Door['step']) => {
    forgetPerson()
    if (next === 'in') navigate(safe(asked.get('then')), { replace: true })
    else setStep(next)
  }
  if (step === 'prove')
    return (
      <DoorFrame title={m.desk_prove_title()} text={m.desk_prove_text()}>
        <ProveForm done={() => goOn('in')} />
      </DoorFrame>
    )
  if (step === 'enrol')
    return (
      <DoorFrame title={m.desk_enrol_title()} text={m.desk_enrol_text()}>
        <EnrolForm done={() => goOn('in')} />
      </DoorFrame>
    )
  return (
    <DoorFrame title={m.desk_login_title()}>
      <PasswordForm demo={door.demo_logins} done={goOn} />
    </DoorFrame>
  )
}
