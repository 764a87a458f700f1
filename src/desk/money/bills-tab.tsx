import { useState } from 'react'
import { desk } from '#desk/desk-api.ts'
import { usePerson } from '#desk/door/load-door.ts'
import type { Bill } from '#features/payment/money-seller-contract.ts'
import { may } from '#features/people/roles.ts'
import { Button } from '#ui/act/button.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Pagination, type PaginationProps } from '#ui/move/pagination.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { FactRow } from '#ui/show/fact-row.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'

type Line = { day: string; fetch_time: string; differences: number }
type Props = { listed: PaginationProps['of'] & { data: readonly Line[] } }

/** Alipay's bill of a day beside the books of that day. */
export function BillsTab({ listed }: Props) {
  const { role } = usePerson()
  const [bill, setBill] = useState<Bill>()
  const [day, setDay] = useState('')
  const show = async (of: string) => {
    const found = await callApi(desk.moneySeller.showBill({ day: of }))
    if (found) setBill(found.data)
  }
  const compare = async () => {
    const found = await callApi(desk.moneySeller.compareBill({ day }))
    if (found) setBill(found.data)
  }
  const columns: readonly Column<Line>[] = [
    {
      key: 'day',
      header: m.office_day(),
      phone: 'lead',
      cell: (line) => (
        <Button variant="link" onClick={() => show(line.day)}>
          {line.day}
        </Button>
      ),
    },
    { key: 'time', header: m.office_compared(), cell: ({ fetch_time }) => fetch_time },
    {
      key: 'differences',
      header: m.office_differences(),
      align: 'end',
      phone: 'labelled',
      cell: ({ differences }) => differences,
    },
  ]
  return (
    <div className="space-y-4">
      {may(role, 'settle money') && (
        <div className="flex flex-wrap gap-2">
          <div className="w-44">
            <TextInput
              type="date"
              aria-label={m.office_day()}
              value={day}
              onChange={(event) => setDay(event.target.value)}
            />
          </div>
          <Button variant="outline" disabled={day === ''} onClick={compare}>
            {m.office_compare()}
          </Button>
        </div>
      )}
      {bill && <BillCard bill={bill} />}
      <Table
        caption={m.office_bills()}
        columns={columns}
        rows={listed.data}
        rowKey={(line) => line.day}
        empty={<EmptyState size="sm" title={m.office_no_bills()} />}
      />
      <Pagination of={listed} hrefFor={(page) => `?tab=bills&page=${page}`} />
    </div>
  )
}

function BillCard({ bill }: { bill: Bill }) {
  return (
    <section className="rounded-lg bg-gray-50 p-4">
      <h2 className="mb-2 font-semibold">{m.office_bill_of({ day: bill.day })}</h2>
      <FactRow label={m.office_payments()}>
        {bill.payments} · ¥{bill.paid}
      </FactRow>
      <FactRow label={m.office_refunds()}>
        {bill.refunds} · ¥{bill.refunded}
      </FactRow>
      <FactRow label={m.sellermoney_fees()}>¥{bill.fees}</FactRow>
      <p className="mt-2">
        {bill.differences.length === 0 ? m.office_bill_agrees() : m.office_bill_differs()}
      </p>
      <ul className="mt-2 space-y-1">
        {bill.differences.map(({ what, trade_no, sn, in_bill, in_books }) => (
          <li key={what + trade_no + sn} className="break-all">
            {trade_no} {sn}: {m.office_in_bill({ sum: in_bill || '–' })},{' '}
            {m.office_in_books({ sum: in_books || '–' })}
          </li>
        ))}
      </ul>
    </section>
  )
}
