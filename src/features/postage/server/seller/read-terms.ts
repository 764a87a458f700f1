import { sql } from 'kysely'
import type { PostageTerms } from '#features/postage/postage-seller-contract.ts'
import type { Day } from '#platform/calendar-day.ts'
import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import { toYuan } from '#platform/money.ts'
import { provinceName } from '#platform/regions.ts'

/** The same for whoever changes them: another who does waits, so that what the trail calls before was so. */
export async function lockTerms(tx: WriteTx, language: Language): Promise<PostageTerms> {
  await tx.selectFrom('postage_terms').select('only_row').forUpdate().execute()
  return readTerms(tx, language)
}

export async function readTerms(tx: ReadTx, language: Language): Promise<PostageTerms> {
  const terms = await tx
    .selectFrom('postage_terms')
    .select(['fee_cents', 'free_from_cents', 'cut_off_hour', 'transit_days', 'closed_weekdays'])
    .select(sql<Day[]>`closed_days::text[]`.as('closed_days'))
    .executeTakeFirstOrThrow()
  const provinces = await tx.selectFrom('postage_province').selectAll().orderBy('province_id').execute()
  const { fee_cents, free_from_cents, ...same } = terms
  return {
    fee: toYuan(fee_cents),
    free_from: toYuan(free_from_cents),
    ...same,
    provinces: provinces.map((row) => ({
      province_id: row.province_id,
      province: provinceName(row.province_id)?.[language] ?? String(row.province_id),
      delivered: row.delivered ? 1 : 0,
      surcharge: toYuan(row.surcharge_cents),
      transit_days: row.transit_days,
    })),
  }
}
