import { nameActors } from '#features/people/server/name-actors.ts'
import { stateOf } from '#features/takes/take-rules.ts'
import type { Take, takesSellerContract } from '#features/takes/takes-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { select } from '#platform/database/raw-sql.ts'
import { inLanguage } from '#platform/database/texts.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import { shopTime } from '#platform/time.ts'
import type { TakeRow } from './lock-take.ts'

/** Older ones are in the history of each stock. */
const SHOWN = 50

export const listTakes: Act<typeof takesSellerContract.listTakes> = (_, { tx, language }) =>
  findTakes(tx, language)

type Row = TakeRow & { category: string | null; shop: string | null; counted: number }

/** The latest takes, those still open first; or one of them. */
export async function findTakes(tx: ReadTx, language: Language, id = 0): Promise<Take[]> {
  const rows = await select<Row>(tx)`
    select t.*, ${inLanguage('category.name', language)} as category, ${inLanguage('shop.name', language)} as shop,
      (select count(distinct sku_id) from stock_count c where c.take_id = t.id) as counted
    from stock_take t left join category on category.id = t.category_id left join shop on shop.id = t.shop_id
    where ${id} = 0 or t.id = ${id}
    order by (t.booked_at is null and t.dropped_at is null) desc, t.id desc limit ${SHOWN}`
  const nameOf = await nameActors(
    tx,
    rows.flatMap(({ begun_by, booked_by }) => [begun_by, booked_by ?? begun_by]),
    language,
  )
  return rows.map((row) => showTakeRow(row, nameOf))
}

const showTakeRow = (row: Row, nameOf: (actor: string) => string): Take => ({
  id: row.id,
  name: row.name,
  category: row.category ?? '',
  shop: row.shop ?? '',
  begun_by: nameOf(row.begun_by),
  create_time: shopTime(row.created_at),
  state: stateOf(row),
  booked_by: row.booked_by ? nameOf(row.booked_by) : '',
  counted: row.counted,
})
