import type { Today } from '#features/today/today-seller-contract.ts'
import * as m from '#words'

type Props = { sales: NonNullable<Today['sales']> }

/** Today beside the same weekday a week ago, until the same minute. */
export function SalesCard({ sales }: Props) {
  return (
    <section className="mt-6 rounded-xl bg-white p-4 ring-1 ring-gray-200 md:p-5">
      <h2 className="font-semibold text-gray-900">{m.desk_sales()}</h2>
      <p className="mt-2 text-3xl font-semibold tabular-nums text-gray-900">¥{sales.sum}</p>
      <p className="text-gray-600">{m.desk_sales_orders({ count: sales.orders })}</p>
      <p className="mt-2 text-sm text-gray-500">
        {m.desk_sales_before({ sum: sales.sum_before, count: sales.orders_before })}
      </p>
    </section>
  )
}
