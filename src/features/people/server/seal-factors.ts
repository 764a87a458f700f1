import type { Services } from '#platform/contract/services.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { isSealed, sealedWith } from '#platform/secrets/seal-secret.ts'
import type { SecretKeys } from '#platform/secrets/secret-keys.ts'
import { openWith, sealWith } from './factor-secret.ts'

/**
 * Brings every secret under the key of today: those from before there was a key, and those of the key beside it. Where there is
 * only a key beside, they become what they were before, for a release that knows no seals (decision 69).
 */
export async function sealFactors(tx: WriteTx, factorKeys: Services['factorKeys']): Promise<number> {
  const people = await tx
    .selectFrom('person')
    .select(['id', 'factor_secret', 'factor_pending'])
    .where((eb) => eb.or([eb('factor_secret', 'is not', null), eb('factor_pending', 'is not', null)]))
    .execute()
  if (people.length === 0) return 0
  const keys = await factorKeys()
  let sealed = 0
  for (const { id, ...kept } of people)
    for (const column of ['factor_secret', 'factor_pending'] as const) {
      const anew = sealAnew(keys, id, kept[column])
      if (anew === undefined) continue
      // Only what is still as it was read: whoever sets up a factor meanwhile has sealed theirs.
      const { numUpdatedRows } = await tx
        .updateTable('person')
        .set({ [column]: anew })
        .where('id', '=', id)
        .where(column, '=', kept[column])
        .executeTakeFirst()
      sealed += Number(numUpdatedRows)
    }
  return sealed
}

/** How it should be kept; undefined where it is so already, or nobody here can open it. */
function sealAnew(keys: SecretKeys, personId: number, kept: string | null): string | undefined {
  if (kept === null) return undefined
  const asItShould = keys.today ? kept.startsWith(sealedWith(keys.today)) : !isSealed(kept)
  const secret = asItShould ? undefined : openWith(keys, personId, kept)
  return secret === undefined ? undefined : sealWith(keys, personId, secret)
}
