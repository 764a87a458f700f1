import { Link } from 'react-router'
import type { PricedProduct, PricedSku } from '#features/catalogue/prices-seller-contract.ts'
import { deskPaths } from '#paths/desk'
import { Button } from '#ui/act/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import type { Column } from '#ui/show/table.tsx'
import * as m from '#words'
import { getLocale } from '#words/runtime'
import { type Cell, type Edits, editCell, forgetSku, turnShelf } from './edits.ts'
import { PriceCell } from './price-cell.tsx'

/** A sku in the grid; `first` of its product, whose shelf it shows. */
export type GridRow = { product: PricedProduct; sku: PricedSku; first: boolean }

export const gridRows = (products: readonly PricedProduct[]): GridRow[] =>
  products.flatMap((product) => product.skus.map((sku, at) => ({ product, sku, first: at === 0 })))

export const nameOf = ({ product, sku }: GridRow): string =>
  `${product.name[getLocale()] || product.name.zh_CN} ${sku.name[getLocale()] || sku.name.zh_CN}`

type Grid = {
  edits: Edits
  change(make: (edits: Edits) => Edits): void
  /** Cells from a spreadsheet, from this cell on to the right and down. */
  paste(from: GridRow, cell: Cell, cells: readonly (readonly string[])[]): void
}

export const priceColumns = ({ edits, change, paste }: Grid): readonly Column<GridRow>[] => {
  const cellColumn = (
    cell: Cell,
    header: string,
    label: (of: { name: string }) => string,
  ): Column<GridRow> => ({
    key: cell,
    header,
    align: 'end',
    phone: 'labelled',
    width: '@2xl:w-36',
    cell: (row) => (
      <PriceCell
        cell={cell}
        label={label({ name: nameOf(row) })}
        price={row.sku[cell]}
        edit={edits.skus[row.sku.id]}
        type={(text) => change((now) => editCell(now, row.sku, cell, text))}
        paste={(cells) => paste(row, cell, cells)}
      />
    ),
  })
  return [
    {
      key: 'goods',
      header: m.deskgoods_product(),
      phone: 'lead',
      cell: (row) => (
        <>
          <Link to={deskPaths.product(row.product.id)} className="text-brand-700 underline">
            {row.product.name[getLocale()] || row.product.name.zh_CN}
          </Link>{' '}
          <span className="text-gray-500">
            {row.sku.name[getLocale()] || row.sku.name.zh_CN} {row.sku.code}
          </span>
          <Moved row={row} edits={edits} forget={() => change((now) => forgetSku(now, row.sku.id))} />
        </>
      ),
    },
    {
      key: 'stock',
      header: m.prices_stock(),
      align: 'end',
      phone: 'hide',
      width: '@2xl:w-20',
      cell: ({ sku }) => <span className="tabular-nums">{sku.stock}</span>,
    },
    cellColumn('price', m.prices_price(), m.prices_price_of),
    cellColumn('market_price', m.prices_market(), m.prices_market_of),
    {
      key: 'shelf',
      header: m.prices_on_sale(),
      align: 'center',
      width: '@2xl:w-24',
      cell: ({ product, first }) =>
        first && (
          <span className="inline-flex items-center gap-1">
            <span aria-hidden="true" className="text-xs text-gray-500 @2xl:hidden">
              {m.prices_on_sale()}
            </span>
            <Checkbox
              aria-label={m.prices_on_sale_of({ name: product.name[getLocale()] || product.name.zh_CN })}
              checked={(edits.products[product.id]?.now ?? product.on_sale) === 1}
              onChange={() => change((now) => turnShelf(now, product))}
              className={edits.products[product.id] && 'rounded bg-amber-100 ring-4 ring-amber-100'}
            />
          </span>
        ),
    },
  ]
}

/** Said where somebody else changed a price after this person began to type. */
function Moved({ row: { sku }, edits, forget }: { row: GridRow; edits: Edits; forget(): void }) {
  const was = edits.skus[sku.id]?.was
  if (!was || (was.price === sku.price && was.market_price === sku.market_price)) return null
  return (
    <span className="block text-sm text-red-700">
      {m.prices_moved({ price: sku.price })}{' '}
      <Button variant="link" size="sm" onClick={forget}>
        {m.prices_fresh()}
      </Button>
    </span>
  )
}
