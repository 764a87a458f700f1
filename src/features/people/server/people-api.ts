import { peopleContract } from '#features/people/people-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { acceptWelcome } from './entrance/accept-welcome.ts'
import { beginFactor } from './entrance/begin-factor.ts'
import { confirmFactor } from './entrance/confirm-factor.ts'
import { enterDesk } from './entrance/enter-desk.ts'
import { forgetPassword } from './entrance/forget-password.ts'
import { leaveDesk } from './entrance/leave-desk.ts'
import { proveFactor } from './entrance/prove-factor.ts'
import { renewPassword } from './entrance/renew-password.ts'
import { setPasswordByLink } from './entrance/set-password-by-link.ts'
import { showDoor } from './entrance/show-door.ts'
import { showPasswordLink } from './entrance/show-password-link.ts'
import { showWelcome } from './entrance/show-welcome.ts'
import { changeMyPassword } from './me/change-my-password.ts'
import { endMySession } from './me/end-my-session.ts'
import { listMySessions } from './me/list-my-sessions.ts'
import { makeRecoveryCodes } from './me/make-recovery-codes.ts'
import { showAgain } from './me/show-again.ts'

/** Whom anyone may be at the desk of a demo shop; nobody outside demo mode. */
declare module '#platform/contract/services.ts' {
  interface Services {
    demoPeople: readonly { email: string; password: string }[]
  }
}

export const peopleApi = serve(peopleContract, {
  showDoor,
  enterDesk,
  proveFactor,
  renewPassword,
  beginFactor,
  confirmFactor,
  showWelcome,
  acceptWelcome,
  forgetPassword,
  showPasswordLink,
  setPasswordByLink,
  leaveDesk,
  changeMyPassword,
  makeRecoveryCodes,
  showAgain,
  listMySessions,
  endMySession,
})
