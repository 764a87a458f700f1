import { useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { usePerson } from '#desk/door/load-door.ts'
import { ReasonDialog } from '#desk/reason-dialog.tsx'
import { usePress } from '#desk/use-press.ts'
import type { StuckMoney } from '#features/payment/money-seller-contract.ts'
import { may } from '#features/people/roles.ts'
import { Button } from '#ui/act/button.tsx'
import { Pagination, type PaginationProps } from '#ui/move/pagination.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import * as m from '#words'
import { BuyerLink, OrderLink, Sum } from './money-cells.tsx'
import { reasonName } from './reason-name.ts'

type Props = { listed: PaginationProps['of'] & { data: readonly StuckMoney[] } }

/** Money somebody waits for: asked for once more, or paid by hand with a word on how. */
export function StuckTab({ listed }: Props) {
  const { role } = usePerson()
  return (
    <>
      <Table
        caption={m.desk_stuck_money()}
        columns={may(role, 'settle money') ? [...COLUMNS, ACTS] : COLUMNS}
        rows={listed.data}
        rowKey={({ sn }) => sn}
        empty={<EmptyState size="sm" title={m.office_nothing_stuck()} />}
      />
      <Pagination of={listed} hrefFor={(page) => `?tab=stuck&page=${page}`} className="mt-3" />
    </>
  )
}

function StuckActs({ refund }: { refund: StuckMoney }) {
  const press = usePress()
  const { revalidate } = useRevalidator()
  const { sn, state, trade_no } = refund
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {trade_no !== '' && (
        <Button variant="outline" size="sm" onClick={() => press(desk.moneySeller.retryRefund({ sn }))}>
          {m.office_retry_refund()}
        </Button>
      )}
      {state === 'stuck' && (
        <ReasonDialog
          label={m.office_settle()}
          title={m.office_settle()}
          hint={m.office_settle_hint()}
          readByBuyer
          send={(note, note_en) => desk.moneySeller.settleRefund({ sn, note, note_en })}
          onDone={revalidate}
        />
      )}
    </div>
  )
}

const COLUMNS: readonly Column<StuckMoney>[] = [
  {
    key: 'sn',
    header: m.desk_thing_id(),
    phone: 'lead',
    cell: ({ sn, create_time }) => (
      <>
        <span className="break-all">{sn}</span>
        <span className="block text-xs text-gray-500">{create_time}</span>
      </>
    ),
  },
  { key: 'why', header: m.desk_reason(), cell: ({ reason }) => reasonName(reason) },
  { key: 'order', header: m.desk_order(), cell: ({ order_sn }) => <OrderLink sn={order_sn} /> },
  {
    key: 'buyer',
    header: m.desk_buyer(),
    phone: 'labelled',
    cell: ({ buyer_id, buyer }) => <BuyerLink id={buyer_id} name={buyer} />,
  },
  {
    key: 'fault',
    header: m.office_fault(),
    phone: 'lead',
    cell: ({ fault, trade_no, state, tries }) =>
      [state === 'trying' ? m.office_trying({ tries }) : '', trade_no === '' ? m.office_no_way_back() : fault]
        .filter(Boolean)
        .join(' · '),
  },
  {
    key: 'sum',
    header: m.desk_sum(),
    align: 'end',
    phone: 'end',
    cell: ({ amount }) => <Sum yuan={amount} />,
  },
]

const ACTS: Column<StuckMoney> = {
  key: 'acts',
  header: m.desk_acts(),
  phone: 'lead',
  cell: (refund) => <StuckActs refund={refund} />,
}
