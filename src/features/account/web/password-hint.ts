import * as m from '#words'
import { HINTED_PASSWORD } from '../account-facts.ts'

/** Who types a longer password, or has one made, reads that it is as good. */
export const passwordHint = (typed: string): string =>
  typed.length > HINTED_PASSWORD ? m.account_password_hint_longer() : m.account_password_hint()
