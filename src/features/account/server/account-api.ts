import { accountContract } from '#features/account/account-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { makePictureCode } from './codes/make-picture-code.ts'
import { sendCode } from './codes/send-code.ts'
import { listPrefixes } from './entrance/list-prefixes.ts'
import { logOut } from './entrance/log-out.ts'
import { login } from './entrance/login.ts'
import { register } from './entrance/register.ts'
import { showEntrance } from './entrance/show-entrance.ts'
import { showUserInfo } from './entrance/show-user-info.ts'
import { changePassword } from './security/change-password.ts'
import { changePhone } from './security/change-phone.ts'
import { closeAccount } from './security/close-account.ts'
import { downloadMyData } from './security/download-my-data.ts'
import { resetPassword } from './security/reset-password.ts'
import { setPaymentPassword } from './security/set-payment-password.ts'
import { verifyPhone } from './security/verify-phone.ts'
import { endSession } from './sessions/end-session.ts'
import { listSessions } from './sessions/list-sessions.ts'

export const accountApi = serve(accountContract, {
  showEntrance,
  listPrefixes,
  login,
  showUserInfo,
  register,
  sendCode,
  makePictureCode,
  resetPassword,
  changePassword,
  verifyPhone,
  changePhone,
  logOut,
  listSessions,
  endSession,
  setPaymentPassword,
  downloadMyData,
  closeAccount,
})
