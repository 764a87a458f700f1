import { sql } from 'kysely'
import { AFTER_SALE_HOURS } from '#features/orders/ask-back-rules.ts'
import { settingNumber } from '#features/site/server/read-setting.ts'

/** What the buyer of a sku is promised beside the goods, and an item keeps. */
export type Promised = { nominal_grams: number | null; tolerance_permille: number; after_sale_hours: number }

/**
 * A part of a statement for a line with a `sku_id`: what is promised with it today. The window is that of the goods'
 * category, or of the one above it, or the shop's.
 */
export const promisedWith = (line: string) => sql`
  select s.nominal_grams, s.tolerance_permille,
    coalesce(own.hours, top.hours, ${settingNumber('aftersale', 'window_hours')}, ${sql.lit(AFTER_SALE_HOURS)})
      as after_sale_hours
  from sku s join product p on p.id = s.product_id
  left join after_sale_window own on own.category_id = p.category_id
  left join after_sale_window top on top.category_id = p.top_category_id
  where s.id = ${sql.ref(`${line}.sku_id`)}`
