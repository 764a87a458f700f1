import { useState } from 'react'
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate, useSearchParams } from 'react-router'
import { deskPaths } from '#paths/desk'
import { Button } from '#ui/act/button.tsx'
import { Alert } from '#ui/show/alert.tsx'
import * as m from '#words'
import { DoorFrame } from './door-frame.tsx'
import { EnrolForm } from './enrol-form.tsx'
import { type Door, forgetPerson, showDoor } from './load-door.ts'
import { PasswordForm } from './password-form.tsx'
import { ProveForm } from './prove-form.tsx'
import { RenewForm } from './renew-form.tsx'

/** Only addresses of the desk: a link may lead here from anywhere. */
const safe = (then: string | null) => (then?.startsWith(`${deskPaths.home}/`) ? then : deskPaths.home)

/** Whoever is in already is led where they wanted to go. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Door> {
  const door = await showDoor()
  if (door.step !== 'in') return door
  forgetPerson()
  throw redirect(safe(new URL(request.url).searchParams.get('then')))
}

export function Component() {
  const door = useLoaderData<Door>()
  const [asked] = useSearchParams()
  const navigate = useNavigate()
  const [step, setStep] = useState(door.step)
  const [missed, setMissed] = useState(0)
  const goOn = (next: Door['step']) => {
    forgetPerson()
    if (next === 'in') navigate(safe(asked.get('then')), { replace: true })
    else setStep(next)
  }
  if (step === 'prove' && missed > 0)
    return (
      <DoorFrame title={m.desk_wrong_codes()}>
        <Alert tone="warn">{m.desk_missed({ count: missed })}</Alert>
        <Button block className="mt-4" onClick={() => goOn('in')}>
          {m.desk_go_on()}
        </Button>
      </DoorFrame>
    )
  if (step === 'prove')
    return (
      <DoorFrame title={m.desk_prove_title()} text={m.desk_prove_text()}>
        <ProveForm
          done={(next, wrong) => {
            setMissed(wrong)
            if (wrong === 0 || next !== 'in') goOn(next)
          }}
        />
      </DoorFrame>
    )
  if (step === 'renew')
    return (
      <DoorFrame title={m.desk_renew_title()} text={m.desk_renew_text()}>
        <RenewForm done={() => goOn('in')} />
      </DoorFrame>
    )
  if (step === 'enrol')
    return (
      <DoorFrame title={m.desk_enrol_title()}>
        <EnrolForm done={() => goOn('in')} />
      </DoorFrame>
    )
  return (
    <DoorFrame title={m.desk_login_title()}>
      <PasswordForm demo={door.demo_logins} done={goOn} />
    </DoorFrame>
  )
}
