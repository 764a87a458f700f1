import { z } from 'zod'
import type { Calls } from '#platform/contract/api-types.ts'
import { read } from '#platform/contract/define.ts'
import { flag, nothing, paged, pageNumber, yuan } from '#platform/contract/fields.ts'
import { LEDGER_FILTERS, WALLET_KINDS } from './wallet-rules.ts'

const movement = z.object({
  id: z.number(),
  kind: z.enum(WALLET_KINDS),
  /** The kind in words. */
  title: z.string(),
  /** Positive: into the wallet. */
  amount: yuan,
  /** What the wallet held afterwards. */
  balance: yuan,
  create_time: z.string(),
  order_id: z.number().nullable(),
  order_sn: z.string(),
})

export const walletContract = {
  showSummary: read({
    path: '/v1/wallet/summary',
    summary: "What the buyer's wallet holds.",
    access: 'buyer',
    input: nothing,
    output: z.object({
      balance: yuan,
      total_in: yuan,
      total_out: yuan,
      has_payment_password: flag,
    }),
  }),
  listMovements: read({
    path: '/v1/wallet/ledger',
    summary: "What entered and left the buyer's wallet, newest first.",
    access: 'buyer',
    input: z.strictObject({ type: z.enum(LEDGER_FILTERS).default('all'), page: pageNumber }),
    output: paged(movement),
  }),
}

declare module '#platform/contract/api-types.ts' {
  interface Api {
    wallet: Calls<typeof walletContract>
  }
}

export type WalletSummary = z.output<typeof walletContract.showSummary.output>
export type WalletMovement = z.output<typeof movement>
