import { PACE_DAYS } from '#features/reports/report-rules.ts'
import type { reportsSellerContract } from '#features/reports/reports-seller-contract.ts'
import { daysAfter } from '#platform/calendar-day.ts'
import type { Act } from '#platform/contract/act.ts'
import { select } from '#platform/database/raw-sql.ts'
import { shopDay } from '#platform/time.ts'

const MOST = 100

type Row = { product_id: number; name: string; stock: number; sold: number; days_left: number }

/** Whatever sold nothing lasts for ever; what sells well may be gone tomorrow. */
export const listRunningOut: Act<typeof reportsSellerContract.listRunningOut> = (_, { tx, now, language }) =>
  select<Row>(tx)`
    with pace as (
      select key::bigint as product_id, sum(pieces)::int as sold from report_day
      where kind = 'product' and day > ${daysAfter(shopDay(now), -PACE_DAYS)}::date
      group by key having sum(pieces) > 0
    ), held as (
      select pace.product_id, pace.sold, sum(sku.stock)::int as stock
      from pace join sku on sku.product_id = pace.product_id group by 1, 2
    )
    select held.*, product.name ->> ${language} as name, floor(stock * ${PACE_DAYS}::numeric / sold)::int as days_left
    from held join product on product.id = held.product_id
    where product.on_sale and stock * ${PACE_DAYS}::bigint < sold::bigint * ${PACE_DAYS}
    order by days_left, sold desc limit ${MOST}`
