import { forgetLogin } from '#features/account/web/store-login.ts'
import { addressHere } from '#platform/i18n/browser-language.ts'
import { thenGo } from '#web/then-go.ts'

/** Every session has ended, this one too: nobody is logged in here any more. */
export function startOver(msg: string, path: string): Promise<void> {
  forgetLogin()
  return thenGo(msg, () => window.location.assign(addressHere(path)))
}
