import type { Tx, WriteTx } from '#platform/database/database.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Sentence } from '#platform/refusal.ts'

/**
 * What later features have to say about a whole account. The account knows none of them, so `app/` adds their parts
 * here when it puts the house together.
 */
export const accountExtensions: {
  /** Why the account may not be closed now: an order under way, money on it. */
  mayClose: ((tx: Tx, buyerId: number) => Promise<Sentence | undefined>)[]
  /** What has to go with a closed account: addresses, favourites. */
  whenClosed: ((tx: WriteTx, buyerId: number) => Promise<void>)[]
  /** What "download my data" holds beside the account's own, by the name it has in the file. */
  myData: Record<string, (tx: Tx, buyerId: number, language: Language) => Promise<unknown>>
} = { mayClose: [], whenClosed: [], myData: {} }
