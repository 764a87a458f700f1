import { forgetLogin } from '#features/account/web/store-login.ts'
import { goAfterSuccess } from '../enter-shop.ts'

/** Every session has ended, this one too: nobody is logged in here any more. */
export function startOver(path: string): void {
  forgetLogin()
  goAfterSuccess(path)
}
