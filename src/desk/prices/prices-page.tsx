import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load } from '#desk/door/load-door.ts'
import { textIn } from '#desk/list/asked.ts'
import { ListCard } from '#desk/list/list-card.tsx'
import { ListEmpty } from '#desk/list/list-empty.tsx'
import { ListFoot } from '#desk/list/list-foot.tsx'
import { loadShelves } from '#desk/products/load-shelves.ts'
import { ProductFilter } from '#desk/products/product-filter.tsx'
import { readFilter } from '#desk/products/read-filter.ts'
import { PageTitle } from '#desk/shell/page-title.tsx'
import { BatchLines } from '#desk/ship/batch-lines.tsx'
import { UndoButton } from '#desk/ship/undo-button.tsx'
import { type Ending, readPrice } from '#features/catalogue/price-rules.ts'
import type { ShownBatch } from '#platform/batches/batch-fields.ts'
import { fromYuan, toYuan } from '#platform/money.ts'
import { toast } from '#ui/act/toast.ts'
import { Table } from '#ui/show/table.tsx'
import * as m from '#words'
import { ChangeAll } from './change-all.tsx'
import { CELLS, type Cell, type Edits, editCell, forgetSku, workOut } from './edits.ts'
import { type GridRow, gridRows, priceColumns } from './price-columns.tsx'
import { SaveBar } from './save-bar.tsx'
import { useEdits } from './use-edits.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams: asked } = new URL(request.url)
  const list = () =>
    desk.pricesSeller.listPrices({ ...readFilter(asked), after: textIn(asked, 'after', 20), rows: 40 })
  const [listed, shelves] = await Promise.all([load(list), loadShelves()])
  return { listed, shelves }
}

/** Prices of many products as in a spreadsheet: typed, pasted or worked out, checked once, saved and taken back as one act. */
export function Component() {
  const { listed, shelves } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const { revalidate } = useRevalidator()
  const [edits, setEdits] = useEdits()
  const [saved, setSaved] = useState<ShownBatch>()
  const rows = gridRows(listed.data)
  const paste = (from: GridRow, cell: Cell, cells: readonly (readonly string[])[]) => {
    const at = rows.findIndex(({ sku }) => sku.id === from.sku.id)
    const columns = CELLS.slice(CELLS.indexOf(cell))
    const pasted = cells.flatMap((row, down) =>
      row.slice(0, columns.length).map((text, right) => ({ sku: rows[at + down]?.sku, text, right })),
    )
    const fitting = pasted.filter(({ sku, text }) => sku && text !== '')
    setEdits((now) =>
      fitting.reduce((edits, { sku, text, right }) => {
        const column = columns[right] ?? cell
        return sku ? editCell(edits, sku, column, workOut(text, sku[column])) : edits
      }, now),
    )
    toast.success(m.prices_pasted({ count: fitting.length }))
  }
  const applyToAll = (typed: string, ending: Ending) =>
    setEdits((now) =>
      rows.reduce((edits, { sku }) => {
        const cents = readPrice(typed, fromYuan(sku.price) ?? 0, ending)
        return editCell(edits, sku, 'price', cents === undefined ? typed : toYuan(cents))
      }, now),
    )
  const finish = (batch: ShownBatch) => {
    setSaved(batch)
    setEdits((now) => batch.lines.reduce(dropSaved, now))
    void revalidate()
  }
  return (
    <>
      <PageTitle title={m.prices_title()} />
      {saved && (
        <div className="mb-4 space-y-3">
          <UndoButton
            batch={saved}
            undone={(batch) => {
              setSaved(batch)
              void revalidate()
            }}
          />
          <BatchLines kind="prices" counts={saved.counts} lines={saved.lines} />
        </div>
      )}
      <ListCard>
        <ProductFilter shelves={shelves} />
        <ChangeAll apply={applyToAll} />
        <p className="mb-3 text-sm text-gray-500">{m.prices_hint()}</p>
        <Table
          caption={m.prices_title()}
          columns={priceColumns({ edits, change: setEdits, paste })}
          rows={rows}
          rowKey={({ sku }) => sku.id}
          empty={<ListEmpty none={m.deskgoods_none_yet()} unfit={m.deskgoods_none()} />}
        />
        <ListFoot next={listed.next || undefined} />
      </ListCard>
      <SaveBar edits={edits} change={setEdits} saved={finish} />
    </>
  )
}

/** What was done, or was so already, is no change any more; what could not be done stays typed. */
function dropSaved(edits: Edits, { line, state }: ShownBatch['lines'][number]): Edits {
  if (state !== 'done' && state !== 'already') return edits
  if ('sku_id' in line) return forgetSku(edits, Number(line.sku_id))
  const { [Number(line.product_id)]: _, ...products } = edits.products
  return { ...edits, products }
}
