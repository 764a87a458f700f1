import type { WriteTx } from '#platform/database/tx.ts'

/** What its owner should hear of an account, in case it was somebody else. */
export type AccountNews =
  | { kind: 'password_changed'; data: Record<never, never> }
  | { kind: 'phone_changed'; data: { mobile: string } }
  | { kind: 'payment_password_set'; data: Record<never, never> }
  | { kind: 'payment_password_locked'; data: { minutes: number } }
  /** So many wrong passwords that a picture code is asked for. */
  | { kind: 'login_guessed'; data: Record<never, never> }

declare module '#platform/contract/services.ts' {
  interface Services {
    /** Messages are a later feature's, so they are handed to the account. */
    tellBuyer(tx: WriteTx, buyerId: number, news: AccountNews, now: Date): Promise<void>
  }
}
