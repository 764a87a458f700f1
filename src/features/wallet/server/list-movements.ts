import type { walletContract } from '#features/wallet/wallet-contract.ts'
import { LEDGER_PER_PAGE, type LedgerFilter, type WalletKind } from '#features/wallet/wallet-rules.ts'
import type { Act } from '#platform/contract/act.ts'
import { answerPage } from '#platform/database/answer-page.ts'
import { countRows } from '#platform/database/count-rows.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import { toYuan } from '#platform/money.ts'
import type { Sentence } from '#platform/refusal.ts'
import { shopTime } from '#platform/time.ts'
import * as m from '#words'
import type { EntryKind } from './wallet-tables.ts'

const KINDS: Record<EntryKind, WalletKind> = {
  top_up: 'top_up',
  sale: 'purchase',
  surplus: 'refund',
  refund: 'refund',
  refund_paid: 'refund',
  gift: 'gift',
  wallet_return: 'top_up_return',
  settled: 'refund',
}

const TITLES: Record<WalletKind, Sentence> = {
  top_up: m.wallet_kind_top_up,
  purchase: m.wallet_kind_purchase,
  refund: m.wallet_kind_refund,
  gift: m.wallet_kind_gift,
  top_up_return: m.wallet_kind_top_up_return,
}

export const listMovements: Act<typeof walletContract.listMovements> = async (
  input,
  { tx, actor, language },
) => {
  const moved = mine(tx, actor.id, input.type)
  const latest = moved
    .innerJoin('ledger_entry as entry', 'entry.id', 'line.entry_id')
    .select(['line.id', 'kind', 'amount_cents', 'balance_cents', 'order_id', 'reference', 'created_at'])
    .orderBy('line.id', 'desc')
  return answerPage(
    { page: input.page, perPage: LEDGER_PER_PAGE, total: await countRows(tx, moved) },
    latest,
    (row) => showMovement(row, language),
  )
}

const mine = (tx: ReadTx, buyerId: number, type: LedgerFilter) =>
  tx
    .selectFrom('ledger_line as line')
    .where('line.buyer_id', '=', buyerId)
    .$if(type !== 'all', (query) => query.where('amount_cents', type === 'in' ? '>' : '<', 0))

type Row = {
  id: number
  kind: EntryKind
  amount_cents: number
  balance_cents: number | null
  order_id: number | null
  reference: string
  created_at: Date
}

const showMovement = (row: Row, language: Language) => ({
  id: row.id,
  kind: KINDS[row.kind],
  title: TITLES[KINDS[row.kind]]({} as never, { locale: language }),
  amount: toYuan(row.amount_cents),
  balance: toYuan(row.balance_cents ?? 0),
  create_time: shopTime(row.created_at),
  order_id: row.order_id,
  order_sn: row.order_id === null ? '' : row.reference,
})
