import type { walletContract } from '#features/wallet/wallet-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { toYuan } from '#platform/money.ts'
import { findUnspent } from './find-unspent.ts'

export const showSummary: Act<typeof walletContract.showSummary> = async (_, { tx, actor }) => {
  const row = await tx
    .selectFrom('buyer')
    .leftJoin('wallet', 'wallet.buyer_id', 'buyer.id')
    .where('buyer.id', '=', actor.id)
    .select(['balance_cents', 'in_cents', 'out_cents', 'payment_password_hash'])
    .executeTakeFirst()
  return {
    balance: toYuan(row?.balance_cents ?? 0),
    returnable: toYuan(row?.balance_cents ? await findUnspent(tx, actor.id) : 0),
    total_in: toYuan(row?.in_cents ?? 0),
    total_out: toYuan(row?.out_cents ?? 0),
    has_payment_password: row?.payment_password_hash ? 1 : 0,
  }
}
