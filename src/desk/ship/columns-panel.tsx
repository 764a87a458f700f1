import { useState } from 'react'
import { Panel } from '#desk/shell/panel.tsx'
import type { ShippingColumns, ShippingFileLook } from '#features/orders/shipping-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { Table } from '#ui/show/table.tsx'
import * as m from '#words'

type Props = { look: ShippingFileLook; use(columns: ShippingColumns): Promise<unknown> }

const MEANINGS = [
  { means: 'order', label: m.desk_order },
  { means: 'number', label: m.desk_tracking },
  { means: 'courier', label: m.shipping_columns_courier },
] as const

/** On a phone the question stands below what is seen. */
function bringIntoSight(question: HTMLElement | null): void {
  question?.scrollIntoView({ block: 'center' })
}

/**
 * Which column is taken for what, with the first three rows; whoever sees that it is wrong sets it right. Until order and
 * number are known the rows are shown as they came.
 */
export function ColumnsPanel({ look, use }: Props) {
  const { headings, kept, rows } = look
  const [columns, setColumns] = useState(look.columns)
  const whole = columns.order >= 0 && columns.number >= 0 && columns.order !== columns.number
  const known = look.columns.order >= 0
  const changed = MEANINGS.some(({ means }) => columns[means] !== look.columns[means])
  const width = Math.max(...rows.map((cells) => cells.length))
  const options = Array.from({ length: width }, (_, at) => ({
    value: at,
    label: `${at + 1} · ${rows[0]?.[at] ?? ''}`,
  }))
  const shown = whole
    ? MEANINGS.filter(({ means }) => columns[means] >= 0).map(({ means, label }) => ({
        of: columns[means],
        header: label(),
      }))
    : options.map(({ value }) => ({ of: value, header: `${value + 1}` }))
  const first = rows.slice(whole ? headings : 0).map((cells, at) => ({ cells, at }))
  return (
    <Panel title={m.shipping_columns()}>
      {!known && <span ref={bringIntoSight} />}
      <p className="mb-3 text-gray-600">
        {whole
          ? kept
            ? m.shipping_columns_as_kept()
            : m.shipping_columns_guessed()
          : m.shipping_columns_which()}
      </p>
      <div className="grid items-end gap-3 md:grid-cols-4">
        {MEANINGS.map(({ means, label }) => (
          <Field key={means} label={label()}>
            <Select
              options={options}
              placeholder={
                means === 'courier' ? m.shipping_columns_one_courier() : m.shipping_columns_choose()
              }
              value={columns[means] < 0 ? '' : columns[means]}
              onChange={({ target: { value } }) =>
                setColumns({ ...columns, [means]: value === '' ? -1 : Number(value) })
              }
            />
          </Field>
        ))}
        <Button variant="soft" disabled={!whole || !changed} onClick={() => use(columns)}>
          {m.shipping_columns_use()}
        </Button>
      </div>
      <div className="mt-3">
        <Table
          caption={m.shipping_columns()}
          columns={shown.map(({ of, header }, at) => ({
            key: `${of}`,
            header,
            ...(at === 0 && { phone: 'lead' as const }),
            cell: ({ cells }: (typeof first)[number]) => (
              <span className="font-mono text-sm">{cells[of] ?? ''}</span>
            ),
          }))}
          rows={first}
          rowKey={({ at }) => at}
        />
      </div>
    </Panel>
  )
}
