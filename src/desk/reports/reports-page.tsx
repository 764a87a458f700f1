import { Form, Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load } from '#desk/door/load-door.ts'
import { saveFile } from '#desk/save-file.ts'
import { PageTitle } from '#desk/shell/page-title.tsx'
import { MOST_DAYS, REPORT_VIEWS, type ReportView } from '#features/reports/report-rules.ts'
import type { ReportRow } from '#features/reports/reports-seller-contract.ts'
import { deskPaths } from '#paths/desk'
import { daysAfter, isDay } from '#platform/calendar-day.ts'
import { readClock, shopDay } from '#platform/time.ts'
import { Button } from '#ui/act/button.tsx'
import { cx } from '#ui/cx.ts'
import { TextInput } from '#ui/form/text-input.tsx'
import { LinkTabs } from '#ui/move/link-tabs.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { BarChart } from './bar-chart.tsx'
import { RunningOut } from './running-out.tsx'
import { Totals } from './totals.tsx'

const VIEWS: Record<ReportView, () => string> = {
  day: m.office_by_day,
  product: m.office_by_product,
  category: m.office_by_category,
  region: m.office_by_region,
  reason: m.office_by_reason,
}

const HEADERS: Record<ReportView, () => string> = {
  day: m.reports_day,
  product: m.reports_product,
  category: m.reports_category,
  region: m.reports_region,
  reason: m.reports_reason,
}

const today = () => shopDay(readClock())

/** The last thirty days, unless the address says otherwise. */
function readAsked(asked: URLSearchParams) {
  const day = (name: string, otherwise: string) => {
    const said = asked.get(name) ?? ''
    return isDay(said) ? said : otherwise
  }
  const until = day('until', today())
  // Neither after its end nor further back than a report goes.
  const [, from = until] = [
    daysAfter(until, 1 - MOST_DAYS),
    day('from', daysAfter(until, -29)),
    until,
  ].toSorted()
  const by = REPORT_VIEWS.find((view) => view === asked.get('by')) ?? 'day'
  return { from, until, by }
}

export async function loader({ request }: LoaderFunctionArgs) {
  const asked = readAsked(new URL(request.url).searchParams)
  const [report, out] = await Promise.all([
    load(() => desk.reportsSeller.showReport(asked)),
    load(() => desk.reportsSeller.listRunningOut()),
  ])
  return { asked, report, out }
}

/** What was sold and given back; each figure leads to its rows, and all of them to a file. */
export function Component() {
  const { asked, report, out } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const [search] = useSearchParams()
  const { from, until, by } = asked
  const tabs = REPORT_VIEWS.map((view) => ({
    label: VIEWS[view](),
    href: `?from=${from}&until=${until}&by=${view}`,
    current: view === by,
  }))
  const save = async () => {
    const file = await callApi(desk.reportsSeller.exportReport(asked))
    if (file) saveFile(file.data)
  }
  return (
    <>
      <PageTitle title={m.office_reports()}>
        <Button variant="outline" onClick={save}>
          {m.office_save_file()}
        </Button>
      </PageTitle>
      <Form key={search.toString()} className="mb-4 flex flex-wrap items-center gap-2">
        <input type="hidden" name="by" value={by} />
        <div className="w-40">
          <TextInput type="date" name="from" aria-label={m.office_from()} defaultValue={from} />
        </div>
        <div className="w-40">
          <TextInput type="date" name="until" aria-label={m.office_to()} defaultValue={until} />
        </div>
        <Button type="submit" variant="outline">
          {m.office_show()}
        </Button>
        {report.count_time && (
          <span className="text-sm text-gray-500">
            {m.office_counted({ time: report.count_time.slice(5, 16) })}
          </span>
        )}
      </Form>
      <Totals total={report.total} />
      <div className="mt-4 rounded-xl bg-white p-3 ring-1 ring-gray-200 md:p-4">
        <LinkTabs label={m.office_reports()} items={tabs} className="mb-3" />
        <BarChart
          label={by === 'reason' ? m.reports_refunded() : m.reports_sum()}
          bars={report.rows.map(({ key, name, sum, refunded }) => ({
            key,
            name,
            value: Number(by === 'reason' ? refunded : sum),
          }))}
        />
        <Table
          caption={VIEWS[by]()}
          columns={columnsFor(by)}
          rows={by === 'day' ? report.rows.toReversed() : report.rows}
          rowKey={({ key }) => key}
          empty={<EmptyState size="sm" title={m.office_no_sales()} />}
        />
      </div>
      <RunningOut rows={out} />
    </>
  )
}

const number = (key: keyof ReportRow, header: string, phone: Column<ReportRow>['phone'] = 'labelled') => ({
  key,
  header,
  align: 'end' as const,
  phone,
  cell: (row: ReportRow) => <span className="tabular-nums">{row[key]}</span>,
})

const columnsFor = (by: ReportView): readonly Column<ReportRow>[] => [
  { key: 'name', header: HEADERS[by](), phone: 'lead', cell: (row) => <RowName by={by} row={row} /> },
  ...(by === 'reason'
    ? []
    : [number('orders', m.reports_orders()), number('sum', m.reports_sum(), 'end' as const)]),
  ...(by === 'day' || by === 'product' || by === 'category'
    ? [number('pieces', m.reports_pieces(), 'hide')]
    : []),
  number('refunds', m.reports_refunds(), 'hide'),
  number('refunded', m.reports_refunded()),
  ...(by === 'day'
    ? [
        number('new_buyers', m.reports_new_buyers(), 'hide'),
        number('old_buyers', m.reports_old_buyers(), 'hide'),
      ]
    : []),
]

/** A day leads to its orders, a product to its page, a category to its products. */
function RowName({ by, row }: { by: ReportView; row: ReportRow }) {
  const to = leadsTo(by, row.key)
  return to ? (
    <Link to={to} className={cx('text-brand-700 underline', by === 'day' && 'whitespace-nowrap')}>
      {row.name}
    </Link>
  ) : (
    row.name
  )
}

function leadsTo(by: ReportView, key: string): string | undefined {
  if (by === 'day') return `${deskPaths.orders}?from=${key}&until=${key}`
  if (by === 'product') return deskPaths.product(Number(key))
  if (by === 'category' && key !== '') return deskPaths.productsIn(Number(key))
  return by === 'reason' ? `${deskPaths.requests}?all=1` : undefined
}
