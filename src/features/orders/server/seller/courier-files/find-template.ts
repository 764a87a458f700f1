import type { CourierTemplate } from '#features/orders/courier-files-seller-contract.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { type Courier, matchCourier } from '../../parcels/find-courier.ts'
import { givenTemplate } from './given-templates.ts'

/** Also one that is switched off: its file may be made ready before. */
export async function findAnyCourier(tx: ReadTx, wanted: string): Promise<Courier> {
  const couriers = await tx.selectFrom('courier').select(['id', 'code', 'name']).orderBy('id').execute()
  return matchCourier(couriers, wanted) ?? refuse(m.sellercouriers_none, { code: wanted })
}

/** The owner's columns, or those that come with the shop. */
export async function findTemplate(tx: ReadTx, { id, code }: Courier): Promise<CourierTemplate> {
  const own = await tx
    .selectFrom('courier_template')
    .where('courier_id', '=', id)
    .select('columns')
    .executeTakeFirst()
  return own ? { columns: own.columns, given: 0 } : { columns: givenTemplate(code), given: 1 }
}
