import { findsAny } from '#platform/database/finds-any.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** Nobody puts a product or another category into it meanwhile, and what is there stays. */
export async function lockCategory(tx: WriteTx, id: number) {
  const row = await tx.selectFrom('category').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ?? refuse(m.sellercategories_none, { id })
}

/** Where a category may stand: at the first level, or below one that stands there. */
export async function needPlaceBelow(tx: WriteTx, pid: number): Promise<void> {
  if (pid !== 0 && (await lockCategory(tx, pid)).pid !== 0) refuse(m.sellercategories_two_levels)
}

export async function needFreeSlug(tx: WriteTx, slug: string, ownId = 0): Promise<void> {
  const taken = tx.selectFrom('category').where('slug', '=', slug).where('id', '<>', ownId)
  if (await findsAny(tx, taken)) refuse(m.sellercategories_slug_taken, { slug })
}
