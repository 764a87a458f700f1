import type { ReadTx } from '#platform/database/tx.ts'
import type { Text } from '#platform/i18n/language.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export type Courier = { id: number; code: string; name: Text }

export const listActiveCouriers = (tx: ReadTx): Promise<Courier[]> =>
  tx.selectFrom('courier').where('active', '=', true).select(['id', 'code', 'name']).orderBy('id').execute()

/** By its code or by its name in either language. */
export function matchCourier(couriers: readonly Courier[], wanted: string): Courier | undefined {
  const asked = wanted.trim().toLowerCase()
  return couriers.find(({ code, name }) =>
    [code, name.zh_CN, name.en_US].some((one) => one.toLowerCase() === asked),
  )
}

export async function findCourier(tx: ReadTx, wanted: string): Promise<Courier> {
  const couriers = await listActiveCouriers(tx)
  const known = couriers.map(({ code }) => code).join(', ')
  return matchCourier(couriers, wanted) ?? refuse(m.orders_courier_unknown, { known })
}
