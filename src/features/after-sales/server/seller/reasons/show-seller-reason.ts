import type { Selectable } from 'kysely'
import type { SellerReason } from '#features/after-sales/reasons-seller-contract.ts'
import type { RefundReasonTable } from '#features/after-sales/server/after-sales-tables.ts'
import type { ReadTx } from '#platform/database/tx.ts'

export async function sellerReasons(tx: ReadTx): Promise<SellerReason[]> {
  const rows = await tx
    .selectFrom('refund_reason')
    .selectAll()
    .orderBy('type')
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(showSellerReason)
}

export const showSellerReason = ({
  id,
  type,
  reason,
  active,
}: Selectable<RefundReasonTable>): SellerReason => ({
  id,
  type,
  reason,
  active: active ? 1 : 0,
})
