import { Link } from 'react-router'
import { deskPaths } from '#paths/desk'
import type { BatchLine } from '#platform/batches/batch-fields.ts'
import { toYuan } from '#platform/money.ts'
import type { Column } from '#ui/show/table.tsx'
import * as m from '#words'
import { getLocale } from '#words/runtime'

type Line = BatchLine['line']

const text = (line: Line, name: string) => String(line[name] ?? '')
const money = (line: Line, name: string) => `¥${toYuan(Number(line[name]))}`
const named = (line: Line) => (line.name as Record<string, string> | undefined)?.[getLocale()] ?? ''

const shelf = (on: unknown) => (on === 1 ? m.deskgoods_shelf_on() : m.deskgoods_shelf_off())

/** What a changed price was and is to be, a market price too where it moves; or whether a product is for sale. */
function changeIn(line: Line): string {
  if (!('sku_id' in line)) return `${shelf(line.was_on_sale)} → ${shelf(line.on_sale)}`
  const price = `${money(line, 'was_price')} → ${money(line, 'price')}`
  if (line.was_market === line.market_price) return price
  return `${price} · ${m.prices_market()} ${money(line, 'was_market')} → ${money(line, 'market_price')}`
}

const SHIP: readonly Column<BatchLine>[] = [
  { key: 'order', header: m.desk_order(), phone: 'lead', cell: ({ line }) => text(line, 'order_sn') },
  {
    key: 'number',
    header: m.desk_tracking(),
    cell: ({ line }) => `${text(line, 'courier')} ${text(line, 'tracking_no')}`,
  },
]

const PRICES: readonly Column<BatchLine>[] = [
  { key: 'goods', header: m.desk_goods(), phone: 'lead', cell: ({ line }) => named(line) },
  {
    key: 'change',
    header: m.prices_price(),
    cell: ({ line }) => <span className="tabular-nums">{changeIn(line)}</span>,
  },
]

const REFUNDS: readonly Column<BatchLine>[] = [
  {
    key: 'order',
    header: m.desk_order(),
    phone: 'lead',
    cell: ({ line }) => (
      <Link
        to={deskPaths.order(text(line, 'order_sn'))}
        className="font-mono text-sm text-brand-700 underline"
      >
        {text(line, 'order_sn')}
      </Link>
    ),
  },
  {
    key: 'sum',
    header: m.manyrefunds_goes_back(),
    align: 'end',
    phone: 'end',
    cell: ({ line, state }) => (
      <span className="tabular-nums">
        {state === 'ready' || state === 'done' ? money(line, 'cents') : ''}
      </span>
    ),
  },
]

const COLUMNS: Readonly<Record<string, readonly Column<BatchLine>[]>> = {
  ship: SHIP,
  prices: PRICES,
  refunds: REFUNDS,
}

/** What the lines of a kind say; one that another release made says its number alone. */
export const batchColumns = (kind: string): readonly Column<BatchLine>[] => COLUMNS[kind] ?? []
