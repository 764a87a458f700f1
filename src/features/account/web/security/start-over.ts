import { goAfterASecond } from '../enter-shop.ts'
import { forgetLogin } from '../keep-login.ts'

/** Every session has ended, this one too: nobody is logged in here any more. */
export function startOver(path: string): void {
  forgetLogin()
  goAfterASecond(path)
}
