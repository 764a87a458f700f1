import { Link, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load } from '#desk/door/load-door.ts'
import { numberIn } from '#desk/list/asked.ts'
import { ListCard } from '#desk/list/list-card.tsx'
import { PageTitle } from '#desk/shell/page-title.tsx'
import type { CouponHolder } from '#features/orders/coupons-seller-contract.ts'
import { deskPaths } from '#paths/desk'
import { Pagination } from '#ui/move/pagination.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import * as m from '#words'

export function loader({ params, request }: LoaderFunctionArgs) {
  const page = numberIn(new URL(request.url).searchParams, 'page') ?? 1
  return load(() => desk.couponsSeller.listCouponHolders({ code: params.code ?? '', page }))
}

/** Who holds a coupon, and what became of it. */
export function Component() {
  const listed = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const { code = '' } = useParams()
  return (
    <>
      <PageTitle title={m.deskcoupons_holders({ code })} />
      <ListCard>
        <Table
          caption={m.deskcoupons_holders({ code })}
          columns={COLUMNS}
          rows={listed.data}
          rowKey={({ buyer_id, redeem_time }) => `${buyer_id} ${redeem_time}`}
          empty={<EmptyState size="sm" title={m.deskcoupons_nobody()} />}
        />
        <Pagination of={listed} className="mt-3" />
      </ListCard>
    </>
  )
}

const COLUMNS: readonly Column<CouponHolder>[] = [
  { key: 'buyer', header: m.desk_buyer(), phone: 'lead', cell: ({ nickname }) => nickname },
  {
    key: 'time',
    header: m.desk_time(),
    cell: ({ redeem_time }) => <span className="text-sm tabular-nums">{redeem_time.slice(0, 16)}</span>,
  },
  {
    key: 'order',
    header: m.deskcoupons_used_for(),
    align: 'end',
    phone: 'end',
    cell: ({ order_sn }) =>
      order_sn ? (
        <Link to={deskPaths.order(order_sn)} className="font-mono text-sm text-brand-700 underline">
          {order_sn}
        </Link>
      ) : (
        m.deskcoupons_unused()
      ),
  },
]
