import { type RawBuilder, sql } from 'kysely'
import { select } from '#platform/database/raw-sql.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { pictureUrl } from '#platform/picture-address.ts'

/**
 * Which of these pictures a feature shows. Use is looked up where it is, when it matters, and never counted on the
 * way: a count that somebody forgot to lower would keep a picture for ever, one forgotten to raise would lose it.
 */
export type FindUses = (tx: ReadTx, names: readonly string[]) => Promise<string[]>

const NAMED = (names: readonly string[]) => sql`unnest(${names}::text[]) as named (name)`

/** Uses in `addresses`, a query of one column with an address in each row. */
export const usesAsAddress =
  (addresses: RawBuilder<unknown>): FindUses =>
  async (tx, names) => {
    const rows = await select<{ name: string }>(tx)`
      select named.name from ${NAMED(names)}
      where ${pictureUrl('')} || named.name in (select address from (${addresses}) used (address))`
    return rows.map(({ name }) => name)
  }

/** Uses in `texts`, a query of one column with rich text or JSON in each row, which may have addresses in it. */
export const usesInText =
  (texts: RawBuilder<unknown>): FindUses =>
  async (tx, names) => {
    const rows = await select<{ name: string }>(tx)`
      select named.name from ${NAMED(names)}
      where exists (select from (${texts}) read (text) where strpos(text, ${pictureUrl('')} || named.name) > 0)`
    return rows.map(({ name }) => name)
  }

/** All together; who comes later is asked only for what nobody before has. */
export async function findUses(
  tx: ReadTx,
  asked: readonly FindUses[],
  names: readonly string[],
): Promise<Set<string>> {
  const used = new Set<string>()
  for (const find of asked) {
    const left = names.filter((name) => !used.has(name))
    if (left.length === 0) break
    for (const name of await find(tx, left)) used.add(name)
  }
  return used
}
