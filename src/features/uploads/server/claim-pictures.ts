import { type Purpose, purposesFitting } from '#features/uploads/uploads-rules.ts'
import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import { pictureName } from '#platform/picture-address.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

type Claim = { buyerId: number; purpose: Purpose; urls: readonly string[]; now: Date }

/**
 * For whoever shows a buyer's pictures (a profile, a review): from now on they stay. Only the buyer's own can be
 * claimed, and what nothing shows yet for any purpose its format is good for; any other address is a missing picture.
 */
export async function claimPictures(tx: WriteTx, { buyerId, purpose, urls, now }: Claim): Promise<void> {
  const names = new Set(urls.map((url) => pictureName(url) ?? refuse(m.uploads_missing)))
  if (names.size === 0) return
  const claimed = await tx
    .updateTable('upload')
    .set({ claimed_at: now, purpose })
    .where('name', 'in', [...names])
    .where('buyer_id', '=', buyerId)
    .where((eb) =>
      eb.or([
        eb('purpose', '=', purpose),
        eb.and([eb('claimed_at', 'is', null), eb('purpose', 'in', purposesFitting(purpose))]),
      ]),
    )
    .returning('name')
    .execute()
  if (claimed.length !== names.size) await refuseMissing(tx, { buyerId, purpose, names })
}

/** One that is the buyer's and waits to be used has the wrong format; everything else is not there. */
async function refuseMissing(
  tx: ReadTx,
  { buyerId, purpose, names }: Pick<Claim, 'buyerId' | 'purpose'> & { names: ReadonlySet<string> },
): Promise<never> {
  const waiting = await tx
    .selectFrom('upload')
    .where('name', 'in', [...names])
    .where('buyer_id', '=', buyerId)
    .where('claimed_at', 'is', null)
    .where('purpose', 'not in', purposesFitting(purpose))
    .select('name')
    .executeTakeFirst()
  return refuse(waiting ? m.uploads_wrong_format : m.uploads_missing)
}

/** The opposite: nothing shows it any more, so its row goes. Answers the names the store has to forget. */
export async function releasePictures(
  tx: WriteTx,
  buyerId: number,
  urls: readonly string[],
): Promise<string[]> {
  const names = urls.map(pictureName).filter((name) => name !== undefined)
  if (names.length === 0) return []
  const rows = await tx
    .deleteFrom('upload')
    .where('name', 'in', names)
    .where('buyer_id', '=', buyerId)
    .returning('name')
    .execute()
  return rows.map((row) => row.name)
}
