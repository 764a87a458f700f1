import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load } from '#desk/door/load-door.ts'
import { numberIn } from '#desk/list/asked.ts'
import { ListCard } from '#desk/list/list-card.tsx'
import { PageTitle } from '#desk/shell/page-title.tsx'
import type { StockMoveLine } from '#features/catalogue/catalogue-seller-contract.ts'
import type { StockMoveKind } from '#features/catalogue/stock-moves.ts'
import { tellOrderReason } from '#features/orders/tell-order-reason.ts'
import { cx } from '#ui/cx.ts'
import { Pagination } from '#ui/move/pagination.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import * as m from '#words'
import { getLocale } from '#words/runtime'

export function loader({ params, request }: LoaderFunctionArgs) {
  const page = numberIn(new URL(request.url).searchParams, 'page') ?? 1
  return load(() => desk.catalogueSeller.listStockMoves({ sku_id: Number(params.sku) || 0, page }))
}

/** Every change of an option's stock, the last first. */
export function Component() {
  const listed = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  return (
    <>
      <PageTitle title={m.deskstock_history()} />
      <ListCard>
        <Table
          caption={m.deskstock_history()}
          columns={COLUMNS}
          rows={listed.data}
          rowKey={({ created_at, after, units, reference }) => `${created_at} ${after} ${units} ${reference}`}
          empty={<EmptyState size="sm" title={m.deskstock_no_history()} />}
        />
        <Pagination of={listed} className="mt-3" />
      </ListCard>
    </>
  )
}

const KINDS: Record<StockMoveKind, () => string> = {
  opening: m.deskstock_opening,
  ordered: m.deskstock_ordered,
  closed: m.deskstock_closed,
  returned: m.deskstock_returned,
  set: m.deskstock_set,
  added: m.deskstock_added,
  taken: m.deskstock_taken,
  imported: m.deskstock_imported,
  removed: m.deskstock_removed,
}

const COLUMNS: readonly Column<StockMoveLine>[] = [
  {
    key: 'time',
    header: m.desk_time(),
    width: '@2xl:w-44',
    cell: ({ created_at }) => <span className="text-sm tabular-nums">{created_at}</span>,
  },
  {
    key: 'what',
    header: m.desk_did(),
    phone: 'lead',
    cell: ({ kind, reason, reference }) => (
      <>
        {KINDS[kind]()}
        <span className="block text-sm text-gray-500">
          {[tellOrderReason(reason, getLocale()), reference].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  { key: 'who', header: m.desk_actor(), cell: ({ by }) => by },
  {
    key: 'units',
    header: m.desk_pieces(),
    align: 'end',
    cell: ({ units }) => (
      <span className={cx('tabular-nums', units < 0 ? 'text-warm-700' : 'text-brand-700')}>
        {units > 0 ? `+${units}` : units}
      </span>
    ),
  },
  {
    key: 'after',
    header: m.desk_in_stock(),
    align: 'end',
    phone: 'labelled',
    cell: ({ after }) => <span className="tabular-nums">{after}</span>,
  },
]
