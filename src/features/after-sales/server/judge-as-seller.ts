import { rejectionFault } from '#features/after-sales/after-sales-rules.ts'
import type { afterSalesSellerContract } from '#features/after-sales/after-sales-seller-contract.ts'
import { type Act, say } from '#platform/contract/act.ts'
import { actorKey } from '#platform/contract/actor.ts'
import type { WriteTx } from '#platform/database/database.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { type Held, holdAfterSale } from './hold-after-sale.ts'
import { approve, receive, reject } from './judge.ts'
import { showForSeller } from './show-for-seller.ts'

const hold = async (tx: WriteTx, id: number): Promise<Held> =>
  (await holdAfterSale(tx, id)) ?? refuse(m.aftersales_none)

export const approveAsSeller: Act<typeof afterSalesSellerContract.approve> = async ({ id }, given) => {
  const { tx, actor, now, changed } = given
  const held = await hold(tx, id)
  changed(...(await approve(tx, held, { actor: actorKey(actor), now })))
  const shown = await showForSeller(given, id)
  return shown.aftersale_status === 4
    ? say(shown, m.aftersales_seller_refunded, { amount: shown.refund_amount })
    : say(shown, m.aftersales_seller_approved)
}

export const rejectAsSeller: Act<typeof afterSalesSellerContract.reject> = async (input, given) => {
  const { tx, actor, now } = given
  const fault = rejectionFault(input.reason)
  if (fault) refuse(fault)
  const held = await hold(tx, input.id)
  await reject(tx, held, input.reason.trim(), { actor: actorKey(actor), now })
  return say(await showForSeller(given, input.id), m.aftersales_seller_rejected)
}

export const receiveAsSeller: Act<typeof afterSalesSellerContract.receive> = async ({ id }, given) => {
  const { tx, actor, now, changed } = given
  const held = await hold(tx, id)
  changed(...(await receive(tx, held, { actor: actorKey(actor), counted: true, now })))
  const shown = await showForSeller(given, id)
  return say(shown, m.aftersales_seller_refunded, { amount: shown.refund_amount })
}
