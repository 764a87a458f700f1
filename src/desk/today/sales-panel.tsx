import { BarChart } from '#desk/reports/bar-chart.tsx'
import { Panel } from '#desk/shell/panel.tsx'
import type { ReportRow } from '#features/reports/reports-seller-contract.ts'
import type { Today } from '#features/today/today-seller-contract.ts'
import { deskPaths } from '#paths/desk'
import * as m from '#words'

type Props = { sales: NonNullable<Today['sales']>; days: readonly ReportRow[] }

/** Today beside the same weekday a week ago, until the same minute, and the days between. */
export const SalesPanel = ({ sales, days }: Props) => (
  <Panel title={m.desk_sales()} more={{ to: deskPaths.reports, label: m.office_reports() }}>
    <p className="text-3xl font-semibold tabular-nums text-gray-900">¥{sales.sum}</p>
    <p className="text-gray-600">{m.desk_sales_orders({ count: sales.orders })}</p>
    <p className="mb-5 mt-2 text-sm text-gray-500">
      {m.desk_sales_before({ sum: sales.sum_before, count: sales.orders_before })}
    </p>
    <BarChart
      label={m.desk_sales_lately()}
      bars={days.map(({ key, name, sum }) => ({ key, name, value: Number(sum) }))}
    />
  </Panel>
)
