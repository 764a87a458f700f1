import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Sentence } from '#platform/refusal.ts'

/** What a later feature has to say about a whole account. The account knows none of them: they are handed to it. */
export type AccountPart = {
  /** The name it has in "download my data". */
  name: string
  /** All it knows of a buyer, for "download my data". */
  exportData?(tx: ReadTx, buyerId: number, language: Language): Promise<unknown>
  /** Why the account may not be closed now: an order under way, money on it. */
  mayClose?(tx: ReadTx, buyerId: number): Promise<Sentence | undefined>
  /** Where name and picture of a buyer stand that were changed: it is no longer what was kept. */
  whenShownOtherwise?(tx: WriteTx, buyerId: number): Promise<void>
  /** What has to go with a closed account: addresses, favourites, money. */
  whenClosed?(tx: WriteTx, buyerId: number, now: Date): Promise<void>
}

declare module '#platform/contract/services.ts' {
  interface Services {
    accountParts: readonly AccountPart[]
  }
}
