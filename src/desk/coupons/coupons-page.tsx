import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load, usePerson } from '#desk/door/load-door.ts'
import { EditDialog } from '#desk/form/edit-dialog.tsx'
import { numberIn } from '#desk/list/asked.ts'
import { ListCard } from '#desk/list/list-card.tsx'
import { PageTitle } from '#desk/shell/page-title.tsx'
import type { SellerCoupon } from '#features/orders/orders-seller-contract.ts'
import { may } from '#features/people/roles.ts'
import { deskPaths } from '#paths/desk'
import { Pagination } from '#ui/move/pagination.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import { Tag } from '#ui/show/tag.tsx'
import * as m from '#words'
import { CouponActs } from './coupon-acts.tsx'
import { CouponForm } from './coupon-form.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  const page = numberIn(new URL(request.url).searchParams, 'page') ?? 1
  return load(() => desk.ordersSeller.listSellerCoupons({ page }))
}

/** Every coupon, with how many are out. */
export function Component() {
  const listed = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const { role } = usePerson()
  const mayPrice = may(role, 'set prices')
  return (
    <>
      <PageTitle title={m.desk_coupons()}>
        {mayPrice && (
          <EditDialog add={m.deskcoupons_add()}>{(done) => <CouponForm done={done} />}</EditDialog>
        )}
      </PageTitle>
      <ListCard>
        <Table
          caption={m.desk_coupons()}
          columns={mayPrice ? [...COLUMNS, ACTS] : COLUMNS}
          rows={listed.data}
          rowKey={({ code }) => code}
          empty={<EmptyState size="sm" title={m.deskcoupons_none()} />}
        />
        <Pagination of={listed} className="mt-3" />
      </ListCard>
    </>
  )
}

const COLUMNS: readonly Column<SellerCoupon>[] = [
  {
    key: 'coupon',
    header: m.deskcoupons_coupon(),
    phone: 'lead',
    cell: ({ code, name, for_new_buyers, collectable, ended }) => (
      <>
        <span className="block font-medium">{name}</span>
        <span className="mt-0.5 flex flex-wrap items-center gap-1.5 text-sm text-gray-500">
          <span className="font-mono">{code}</span>
          {ended === 1 && <Tag>{m.deskcoupons_ended()}</Tag>}
          {collectable === 1 && <Tag tone="brand">{m.deskcoupons_collectable()}</Tag>}
          {for_new_buyers === 1 && <Tag tone="blue">{m.deskcoupons_for_new()}</Tag>}
        </span>
      </>
    ),
  },
  {
    key: 'amount',
    header: m.deskcoupons_worth(),
    cell: ({ amount, enough }) => m.deskcoupons_off({ amount, enough }),
  },
  {
    key: 'redeemed',
    header: m.deskcoupons_redeemed(),
    align: 'end',
    phone: 'labelled',
    cell: ({ code, redeemed, cap }) => (
      <Link to={deskPaths.coupon(code)} className="tabular-nums text-brand-700 underline">
        {redeemed} / {cap}
      </Link>
    ),
  },
  {
    key: 'until',
    header: m.deskcoupons_until(),
    width: '@2xl:w-40',
    cell: ({ end_time }) => <span className="text-sm tabular-nums">{end_time.slice(0, 16)}</span>,
  },
]

const ACTS: Column<SellerCoupon> = {
  key: 'acts',
  header: m.desk_acts(),
  align: 'end',
  phone: 'end',
  cell: (coupon) => <CouponActs coupon={coupon} />,
}
