import { useNavigate } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { saveFile } from '#desk/save-file.ts'
import type { BooksRow } from '#features/payment/money-seller-contract.ts'
import type { BookSum } from '#features/payment/payment-rules.ts'
import { Button } from '#ui/act/button.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'

type Props = { period: string; rows: readonly BooksRow[] }

/** The day sheet of a month, read from the ledger: what came in, what went back, what Alipay took. */
export function BooksTab({ period, rows }: Props) {
  const navigate = useNavigate()
  const save = async () => {
    const file = await callApi(desk.moneySeller.exportBooks({ period }))
    if (file) saveFile(file.data)
  }
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <div className="w-44">
          <TextInput
            key={period}
            type="month"
            aria-label={m.office_month()}
            defaultValue={period}
            onChange={(event) => event.target.value && navigate(`?tab=books&period=${event.target.value}`)}
          />
        </div>
        <Button variant="outline" onClick={save}>
          {m.office_save_file()}
        </Button>
      </div>
      <Table
        caption={m.office_books()}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ period: day }) => day}
        empty={<EmptyState size="sm" title={m.office_no_books()} />}
      />
    </>
  )
}

const sum = (
  name: BookSum,
  header: string,
  phone: Column<BooksRow>['phone'] = 'labelled',
): Column<BooksRow> => ({
  key: name,
  header,
  align: 'end',
  phone,
  cell: (row) => <span className="tabular-nums">{row[name]}</span>,
})

const COLUMNS: readonly Column<BooksRow>[] = [
  { key: 'period', header: m.desk_time(), phone: 'lead', cell: ({ period }) => period },
  sum('goods', m.sellermoney_sum_goods()),
  sum('postage', m.sellermoney_sum_postage(), 'hide'),
  sum('discounts', m.sellermoney_sum_discounts(), 'hide'),
  sum('paid_alipay', m.sellermoney_sum_paid_alipay()),
  sum('paid_balance', m.sellermoney_sum_paid_balance()),
  sum('refunds', m.sellermoney_sum_refunds()),
  sum('top_ups', m.sellermoney_sum_top_ups(), 'hide'),
  {
    key: 'fees',
    header: m.sellermoney_fees(),
    align: 'end',
    phone: 'hide',
    cell: ({ fees }) => <span className="tabular-nums">{fees}</span>,
  },
]
