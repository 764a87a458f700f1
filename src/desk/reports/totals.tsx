import type { ReportFigures } from '#features/reports/reports-seller-contract.ts'
import * as m from '#words'

export function Totals({ total }: { total: ReportFigures }) {
  const shown = [
    [m.reports_sum(), `¥${total.sum}`],
    [m.reports_orders(), total.orders],
    [m.reports_pieces(), total.pieces],
    [m.reports_refunded(), `¥${total.refunded}`],
    [m.reports_new_buyers(), total.new_buyers],
    [m.reports_old_buyers(), total.old_buyers],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
      {shown.map(([label, figure]) => (
        <div key={label} className="rounded-xl bg-white p-4 ring-1 ring-gray-200">
          <dt className="text-gray-600">{label}</dt>
          <dd className="text-xl font-semibold tabular-nums text-gray-900">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
