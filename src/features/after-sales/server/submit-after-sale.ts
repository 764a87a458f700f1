import { REFUND_STATUS } from '#features/after-sales/after-sale-states.ts'
import type { afterSalesContract } from '#features/after-sales/after-sales-contract.ts'
import { applicationFault, whyNotApply } from '#features/after-sales/after-sales-rules.ts'
import { makeOrderNumber } from '#features/orders/server/make-order-number.ts'
import { claimPictures } from '#features/uploads/server/claim-pictures.ts'
import { type Act, say } from '#platform/contract/act.ts'
import { actorKey } from '#platform/contract/actor.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import type {} from './after-sales-tables.ts'
import { holdItem } from './find-item.ts'
import { findReason } from './find-reason.ts'
import { sellerDeadline } from './read-days.ts'
import { showDetail } from './show-after-sale.ts'
import { noteStep } from './take-step.ts'

export const submitAfterSale: Act<typeof afterSalesContract.submit> = async (input, given) => {
  const { tx, actor, now } = given
  const { type } = input
  const content = cleanContent(input.content)
  const images = [...new Set(input.images)]
  const fault = applicationFault({ reason: input.reason, content, pictures: images.length })
  if (fault) refuse(fault)
  const reason = (await findReason(tx, type, input.reason)) ?? refuse(m.aftersales_choose_reason)
  const found = (await holdItem(tx, actor.id, input)) ?? refuse(m.aftersales_no_item)
  const barred = whyNotApply(found.facts, type, now)
  if (barred) refuse(barred)
  await claimPictures(tx, { buyerId: actor.id, purpose: 'refund', urls: images, now })
  const due = await sellerDeadline(tx, now)
  const { id } = await tx
    .insertInto('after_sale')
    .values({
      sn: `A${makeOrderNumber(now)}`,
      buyer_id: actor.id,
      order_id: found.order.id,
      order_item_id: found.item.id,
      type,
      status: 1,
      reason,
      content,
      images,
      refund_cents: found.item.pay_cents,
      created_at: now,
      changed_at: now,
      due_at: due,
      act_after: due,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await noteStep(tx, { id, from: null, to: 1, actor: actorKey(actor), note: '', now })
  await tx
    .updateTable('order_item')
    .set({ refund_status: REFUND_STATUS.open })
    .where('id', '=', found.item.id)
    .execute()
  return say(await showDetail(given, id), m.aftersales_submitted)
}

/** A description keeps its lines and nothing that cannot be seen. */
const cleanContent = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is the point
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '')
    .trim()
