import type { ReadSeed } from '#demo/read-seed.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { fromYuan } from '#platform/money.ts'
import type { PostageSeed } from '../../../seeds/seed-types.ts'

export async function seedPostage(tx: WriteTx, read: ReadSeed): Promise<void> {
  const { terms, provinces } = await read<PostageSeed>('postage')
  const { fee, free_from, ...same } = terms
  await tx
    .updateTable('postage_terms')
    .set({ ...same, fee_cents: fromYuan(fee) ?? 0, free_from_cents: fromYuan(free_from) ?? 0 })
    .execute()
  await tx
    .insertInto('postage_province')
    .values(
      provinces.map(({ province_id, transit_days = null, surcharge = '0', delivered = 1 }) => ({
        province_id,
        transit_days,
        surcharge_cents: fromYuan(surcharge) ?? 0,
        delivered: delivered === 1,
      })),
    )
    .execute()
}
