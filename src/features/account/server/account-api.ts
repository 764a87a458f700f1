import { accountContract } from '#features/account/account-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { changePassword } from './change-password.ts'
import { changePhone } from './change-phone.ts'
import { closeAccount } from './close-account.ts'
import { downloadMyData } from './download-my-data.ts'
import { endSession } from './end-session.ts'
import { listPrefixes } from './list-prefixes.ts'
import { listSessions } from './list-sessions.ts'
import { logOut } from './log-out.ts'
import { login } from './login.ts'
import { makePictureCode } from './make-picture-code.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { sendCode } from './send-code.ts'
import { setPaymentPassword } from './set-payment-password.ts'
import { showEntrance } from './show-entrance.ts'
import { showUserInfo } from './show-user-info.ts'
import { verifyPhone } from './verify-phone.ts'

export const accountApi = serve(accountContract, {
  entrance: showEntrance,
  phonePrefixes: listPrefixes,
  login,
  userInfo: showUserInfo,
  register,
  sendCode,
  pictureCode: makePictureCode,
  resetPassword,
  changePassword,
  verifyPhone,
  changePhone,
  logout: logOut,
  sessions: listSessions,
  endSession,
  paymentPassword: setPaymentPassword,
  downloadMyData,
  closeAccount,
})
