import { z } from 'zod'
import { read, readPage } from '#platform/contract/define.ts'
import { flag, yuan } from '#platform/contract/fields.ts'
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
    output: z.object({
      balance: yuan,
      /** What of it was topped up and can go back to where it came from. */
      returnable: yuan,
      total_in: yuan,
      total_out: yuan,
      has_payment_password: flag,
    }),
  }),
  listMovements: readPage({
    path: '/v1/wallet/ledger',
    summary: "What entered and left the buyer's wallet, newest first.",
    access: 'buyer',
    input: { type: z.enum(LEDGER_FILTERS).default('all') },
    item: movement,
  }),
}

export type WalletSummary = z.output<typeof walletContract.showSummary.output>
export type WalletMovement = z.output<typeof movement>
