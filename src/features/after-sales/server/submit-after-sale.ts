import type { afterSalesContract } from '#features/after-sales/after-sales-contract.ts'
import { applicationFaults, pictureFaults, whyNotApply } from '#features/after-sales/after-sales-rules.ts'
import { leftOf } from '#features/orders/refund-rules.ts'
import { claimPictures } from '#features/uploads/server/claim-pictures.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import * as m from '#words'
import { lockOwnItem } from './find-item.ts'
import { findReason } from './find-reason.ts'
import { openAfterSale } from './open-after-sale.ts'
import { showDetail } from './show-after-sale.ts'

export const submitAfterSale: Act<typeof afterSalesContract.submitAfterSale> = async (input, context) => {
  const { tx, actor, now } = context
  const { type, content } = input
  const images = [...new Set(input.images)]
  refuseFirst([...applicationFaults({ reason: input.reason, content }), ...pictureFaults(images.length)])
  const reason = (await findReason(tx, type, input.reason)) ?? refuse(m.aftersales_choose_reason)
  const found = (await lockOwnItem(tx, actor.id, input)) ?? refuse(m.aftersales_no_item)
  const barred = whyNotApply(found.facts, type, now)
  if (barred) refuse(barred.says, barred.inputs)
  const left = leftOf(found.item).pieces
  const num = input.num ?? left
  if (num > left) refuse(m.aftersales_too_many_pieces, { left })
  await claimPictures(tx, { buyerId: actor.id, purpose: 'refund', urls: images, now })
  const id = await openAfterSale(tx, {
    buyerId: actor.id,
    item: found.item,
    num,
    type,
    reason,
    content,
    images,
    now,
  })
  return withMessage(await showDetail(context, id), m.aftersales_submitted)
}
