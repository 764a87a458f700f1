import { EmptyState } from '#ui/show/empty-state.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import * as m from '#words'
import { BuyerLink, Older, Sum } from './money-cells.tsx'

type Props<Row> = {
  tab: string
  caption: string
  none: string
  columns: readonly Column<Row>[]
  data: readonly Row[]
  /** There are older ones. */
  more: boolean
}

/** What came in or went out, newest first, and the way further back. */
export const MoneyList = <Row extends { id: number }>({
  tab,
  caption,
  none,
  columns,
  data,
  more,
}: Props<Row>) => (
  <>
    <Table
      caption={caption}
      columns={columns}
      rows={data}
      rowKey={({ id }) => id}
      empty={<EmptyState size="sm" title={none} />}
    />
    <Older tab={tab} last={more ? data.at(-1)?.id : undefined} />
  </>
)

type OfBuyer = { buyer_id: number; buyer: string; amount: string }

/** Whose it is, and how much: paid or given back, as `header` says. */
export const buyerAndSum = (header: string): readonly Column<OfBuyer>[] => [
  {
    key: 'buyer',
    header: m.desk_buyer(),
    phone: 'labelled',
    cell: ({ buyer_id, buyer }) => <BuyerLink id={buyer_id} name={buyer} />,
  },
  {
    key: 'sum',
    header,
    align: 'end',
    phone: 'end',
    cell: ({ amount }) => <Sum yuan={amount} />,
  },
]
