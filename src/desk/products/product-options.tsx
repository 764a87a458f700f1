import { Link, useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { usePerson } from '#desk/door/load-door.ts'
import { Panel } from '#desk/shell/panel.tsx'
import type { SellerProduct } from '#features/catalogue/products-seller-contract.ts'
import { may } from '#features/people/roles.ts'
import { deskPaths } from '#paths/desk'
import { Button } from '#ui/act/button.tsx'
import { useConfirm } from '#ui/act/confirm-dialog.tsx'
import { DialogButton } from '#ui/act/dialog-button.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { getLocale } from '#words/runtime'
import { SkuForm } from './sku-form.tsx'

type Sku = SellerProduct['skus'][number]

/** What of a product can be bought: sizes, weights, kinds, each with its price and stock. */
export function ProductOptions({ product }: { product: SellerProduct }) {
  const { revalidate } = useRevalidator()
  const { role } = usePerson()
  const mayPrice = may(role, 'set prices')
  return (
    <Panel title={m.deskgoods_options_title()}>
      <Table
        caption={m.deskgoods_options_title()}
        columns={[
          ...COLUMNS,
          ...(may(role, 'see orders') ? [ORDERS] : []),
          ...(mayPrice ? [actsOf(product.id)] : []),
        ]}
        rows={product.skus}
        rowKey={({ id }) => id}
        empty={<EmptyState size="sm" title={m.deskgoods_no_options()} />}
      />
      {mayPrice && (
        <div className="mt-3">
          <DialogButton
            label={m.deskgoods_add_option()}
            title={m.deskgoods_add_option()}
            size="md"
            onDone={revalidate}
          >
            {({ done }) => <SkuForm productId={product.id} done={done} />}
          </DialogButton>
        </div>
      )}
    </Panel>
  )
}

const COLUMNS: readonly Column<Sku>[] = [
  {
    key: 'name',
    header: m.deskgoods_option(),
    phone: 'lead',
    cell: ({ name, code, nominal_grams, tolerance_permille }) => (
      <>
        <span className="block font-medium">{name[getLocale()] || name.zh_CN}</span>
        <span className="block text-sm text-gray-500">
          {[code, nominal_grams > 0 && sayWeight(nominal_grams, tolerance_permille)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </>
    ),
  },
  {
    key: 'price',
    header: m.deskgoods_price(),
    align: 'end',
    cell: ({ price, market_price }) => (
      <span className="tabular-nums">
        ¥{price}
        {market_price && <s className="ml-2 text-sm text-gray-500">¥{market_price}</s>}
      </span>
    ),
  },
  {
    key: 'stock',
    header: m.deskgoods_stock(),
    align: 'end',
    phone: 'labelled',
    cell: ({ id, stock }) => (
      <Link to={deskPaths.stockHistory(id)} className="tabular-nums text-brand-700 underline">
        {stock}
      </Link>
    ),
  },
]

const ORDERS: Column<Sku> = {
  key: 'orders',
  header: m.desk_orders(),
  align: 'end',
  cell: ({ id, name }) => (
    <Link to={deskPaths.ordersOf(id)} className="text-brand-700 underline">
      {m.desk_orders()}
      <span className="sr-only"> {name[getLocale()] || name.zh_CN}</span>
    </Link>
  ),
}

const sayWeight = (grams: number, permille: number) => m.deskgoods_weight({ grams, percent: permille / 10 })

const actsOf = (productId: number): Column<Sku> => ({
  key: 'acts',
  header: m.desk_acts(),
  align: 'end',
  phone: 'end',
  cell: (sku) => <SkuActs productId={productId} sku={sku} />,
})

function SkuActs({ productId, sku }: { productId: number; sku: Sku }) {
  const { revalidate } = useRevalidator()
  const confirm = useConfirm()
  const name = sku.name[getLocale()] || sku.name.zh_CN
  const remove = async () => {
    if (!(await confirm({ title: m.deskgoods_option_remove_sure({ name }), danger: true }))) return
    await callApi(desk.productsSeller.removeSku({ id: sku.id }))
    await revalidate()
  }
  return (
    <div className="flex justify-end gap-2">
      <DialogButton
        label={m.desk_change()}
        aria-label={m.deskgoods_change_it({ name })}
        title={name}
        size="md"
        onDone={revalidate}
      >
        {({ done }) => <SkuForm productId={productId} sku={sku} done={done} />}
      </DialogButton>
      <Button variant="ghost" size="sm" aria-label={m.deskgoods_remove_it({ name })} onClick={remove}>
        {m.deskgoods_remove()}
      </Button>
    </div>
  )
}
