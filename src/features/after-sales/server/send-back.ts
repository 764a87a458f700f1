import type { afterSalesContract } from '#features/after-sales/after-sales-contract.ts'
import { readCourierNumber, shipmentFaults } from '#features/after-sales/after-sales-rules.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { actorKey } from '#platform/contract/actor.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import * as m from '#words'
import { lockAfterSale } from './lock-after-sale.ts'
import { sellerDeadline } from './read-days.ts'
import { showDetail } from './show-after-sale.ts'
import { takeStep } from './take-step.ts'

export const sendBack: Act<typeof afterSalesContract.sendBack> = async (input, context) => {
  const { tx, actor, now } = context
  const courier = await findCourier(tx, input)
  refuseFirst(shipmentFaults({ courier: courier !== undefined, number: input.back_express_no }))
  const locked = (await lockAfterSale(tx, input.id, { buyerId: actor.id })) ?? refuse(m.aftersales_none)
  const number = readCourierNumber(input.back_express_no)
  await takeStep(tx, locked, {
    act: 'send',
    actor: actorKey(actor),
    note: number,
    more: { courier_id: courier?.id ?? null, courier_no: number, due_at: await sellerDeadline(tx, now) },
    now,
  })
  return withMessage(await showDetail(context, input.id), m.aftersales_sent)
}

/** Its name is for the eye only: the id decides, or the code where no id is known. */
const findCourier = (tx: ReadTx, input: { back_express_id: number; back_express_code: string }) =>
  tx
    .selectFrom('courier')
    .select('id')
    .where('active', '=', true)
    .$if(input.back_express_id > 0, (query) => query.where('id', '=', input.back_express_id))
    .$if(input.back_express_id === 0, (query) => query.where('code', '=', input.back_express_code))
    .executeTakeFirst()
