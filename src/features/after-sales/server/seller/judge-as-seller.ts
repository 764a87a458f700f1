import { rejectionFaults } from '#features/after-sales/after-sales-rules.ts'
import type { afterSalesSellerContract } from '#features/after-sales/after-sales-seller-contract.ts'
import { approve, receive, reject } from '#features/after-sales/server/judge.ts'
import { type LockedAfterSale, lockAfterSale } from '#features/after-sales/server/lock-after-sale.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { actorKey } from '#platform/contract/actor.ts'
import type { WriteTx } from '#platform/database/database.ts'
import { refuse } from '#platform/refusal.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import * as m from '#words'
import { showForSeller } from './show-for-seller.ts'

const lock = async (tx: WriteTx, id: number): Promise<LockedAfterSale> =>
  (await lockAfterSale(tx, id)) ?? refuse(m.aftersales_none)

export const approveAfterSale: Act<typeof afterSalesSellerContract.approveAfterSale> = async (
  { id },
  context,
) => {
  const { tx, actor, now, changed } = context
  const locked = await lock(tx, id)
  changed(...(await approve(tx, locked, { actor: actorKey(actor), now })))
  const shown = await showForSeller(context, id)
  return shown.aftersale_status === 4
    ? withMessage(shown, m.aftersales_seller_refunded, { amount: shown.refund_amount })
    : withMessage(shown, m.aftersales_seller_approved)
}

export const rejectAfterSale: Act<typeof afterSalesSellerContract.rejectAfterSale> = async (
  input,
  context,
) => {
  const { tx, actor, now } = context
  refuseFirst(rejectionFaults(input.reason))
  const locked = await lock(tx, input.id)
  await reject(tx, locked, input.reason, { actor: actorKey(actor), now })
  return withMessage(await showForSeller(context, input.id), m.aftersales_seller_rejected)
}

export const receiveReturn: Act<typeof afterSalesSellerContract.receiveReturn> = async ({ id }, context) => {
  const { tx, actor, now, changed } = context
  const locked = await lock(tx, id)
  changed(...(await receive(tx, locked, { actor: actorKey(actor), counted: true, now })))
  const shown = await showForSeller(context, id)
  return withMessage(shown, m.aftersales_seller_refunded, { amount: shown.refund_amount })
}
