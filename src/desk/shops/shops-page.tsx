import { useLoaderData } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load, usePerson } from '#desk/door/load-door.ts'
import { EditDialog } from '#desk/form/edit-dialog.tsx'
import { ListCard } from '#desk/list/list-card.tsx'
import { PageTitle } from '#desk/shell/page-title.tsx'
import { may } from '#features/people/roles.ts'
import type { SellerShopRow } from '#features/shop/shop-seller-contract.ts'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { Picture } from '#ui/show/picture.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import * as m from '#words'
import { getLocale } from '#words/runtime'
import { ShopForm } from './shop-form.tsx'

export const loader = () => load(() => desk.shopSeller.listSellerShops())

/** The shops of the mall, in whose names goods are sold. */
export function Component() {
  const shops = useLoaderData<SellerShopRow[]>()
  const { role } = usePerson()
  const mayWrite = may(role, 'change settings')
  return (
    <>
      <PageTitle title={m.desk_shops()}>
        {mayWrite && (
          <EditDialog add={m.deskshop_add_shop()}>{(done) => <ShopForm done={done} />}</EditDialog>
        )}
      </PageTitle>
      <ListCard>
        <Table
          caption={m.desk_shops()}
          columns={mayWrite ? [...COLUMNS, CHANGE] : COLUMNS}
          rows={shops}
          rowKey={({ id }) => id}
          empty={<EmptyState size="sm" title={m.deskshop_no_shops()} text={m.deskshop_no_shops_text()} />}
        />
      </ListCard>
    </>
  )
}

const COLUMNS: readonly Column<SellerShopRow>[] = [
  {
    key: 'shop',
    header: m.deskgoods_shop(),
    phone: 'lead',
    cell: ({ name, city, logo }) => (
      <span className="flex items-center gap-3">
        <Picture src={logo} alt="" sizes="48px" className="w-12 shrink-0 rounded-full" />
        <span className="min-w-0">
          <span className="block font-medium">{name[getLocale()]}</span>
          <span className="block text-sm text-gray-500">{city[getLocale()]}</span>
        </span>
      </span>
    ),
  },
  {
    key: 'products',
    header: m.desk_products(),
    align: 'end',
    phone: 'labelled',
    cell: ({ product_count }) => <span className="tabular-nums">{product_count}</span>,
  },
]

const CHANGE: Column<SellerShopRow> = {
  key: 'change',
  header: m.desk_acts(),
  align: 'end',
  phone: 'end',
  cell: (shop) => (
    <EditDialog name={shop.name[getLocale()]} add="">
      {(done) => <ShopForm shop={shop} done={done} />}
    </EditDialog>
  ),
}
