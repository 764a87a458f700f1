import { nameBuyers } from '#features/people/server/name-actors.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language, Text } from '#platform/i18n/language.ts'

export type Thing = { thing: string; id: string }

type Named = readonly { id: number | string; name: Text | string }[]
type Lookup = (tx: ReadTx, ids: readonly string[], language: Language) => Promise<Named>

const numbers = (ids: readonly string[]) => ids.filter((id) => /^[1-9]\d{0,14}$/.test(id)).map(Number)

/** By number, in the table that is called like the thing. */
const inTable =
  (table: 'product' | 'category' | 'shop' | 'person' | 'list_view' | 'stock_take'): Lookup =>
  (tx, ids) =>
    tx.selectFrom(table).select(['id', 'name']).where('id', 'in', numbers(ids)).execute()

const LOOKUPS: Readonly<Record<string, Lookup>> = {
  product: inTable('product'),
  category: inTable('category'),
  shop: inTable('shop'),
  person: inTable('person'),
  view: inTable('list_view'),
  take: inTable('stock_take'),
  async sku(tx, ids, language) {
    const rows = await tx
      .selectFrom('sku')
      .innerJoin('product', 'product.id', 'sku.product_id')
      .select(['sku.id', 'sku.name as option', 'product.name'])
      .where('sku.id', 'in', numbers(ids))
      .execute()
    return rows.map(({ id, name, option }) => ({ id, name: `${name[language]} ${option[language]}` }))
  },
  async buyer(tx, ids, language) {
    const nameOf = await nameBuyers(tx, numbers(ids), language)
    return numbers(ids).map((id) => ({ id, name: nameOf(id) }))
  },
  async conversation(tx, ids, language) {
    const rows = await tx
      .selectFrom('support_thread')
      .select(['id', 'buyer_id'])
      .where('id', 'in', numbers(ids))
      .execute()
    const buyers = rows.map(({ buyer_id }) => buyer_id)
    const nameOf = await nameBuyers(tx, buyers, language)
    return rows.map(({ id, buyer_id }) => ({ id, name: nameOf(buyer_id) }))
  },
  coupon: async (tx, ids) =>
    (await tx.selectFrom('coupon').select(['code', 'name']).where('code', 'in', ids).execute()).map(
      ({ code, name }) => ({ id: code, name }),
    ),
  async courier(tx, ids) {
    const rows = await tx.selectFrom('courier').select(['id', 'code', 'name']).execute()
    return rows.flatMap(({ id, code, name }) => [
      ...(ids.includes(code) ? [{ id: code, name }] : []),
      ...(ids.includes(String(id)) ? [{ id, name }] : []),
    ])
  },
  async reason(tx, ids) {
    const rows = await tx
      .selectFrom('refund_reason')
      .select(['id', 'reason'])
      .where('id', 'in', numbers(ids))
      .execute()
    return rows.map(({ id, reason }) => ({ id, name: reason }))
  },
}

/** What things are called, under `kind:number`; one statement a kind. What is gone, or has no name, is left out. */
export async function nameThings(
  tx: ReadTx,
  things: readonly Thing[],
  language: Language,
): Promise<Record<string, string>> {
  const names: Record<string, string> = {}
  for (const [thing, look] of Object.entries(LOOKUPS)) {
    const ids = [...new Set(things.filter((one) => one.thing === thing).map(({ id }) => id))]
    if (ids.length === 0 || (thing !== 'coupon' && thing !== 'courier' && numbers(ids).length === 0)) continue
    for (const { id, name } of await look(tx, ids, language))
      names[`${thing}:${id}`] = typeof name === 'string' ? name : name[language]
  }
  return names
}
