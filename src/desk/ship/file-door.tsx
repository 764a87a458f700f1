import { type DragEvent, useState } from 'react'
import { desk } from '#desk/desk-api.ts'
import { Panel } from '#desk/shell/panel.tsx'
import type {
  ShippingColumns,
  ShippingFileLook,
  ShippingLine,
} from '#features/orders/shipping-seller-contract.ts'
import type { CheckedBatch, ShownBatch } from '#platform/batches/batch-fields.ts'
import { Button } from '#ui/act/button.tsx'
import { buttonStyle } from '#ui/act/button-style.ts'
import { toast } from '#ui/act/toast.ts'
import { cx } from '#ui/cx.ts'
import { Field } from '#ui/form/field.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { BatchLines } from './batch-lines.tsx'
import { BatchProgress } from './batch-progress.tsx'
import { ColumnsPanel } from './columns-panel.tsx'
import { CourierSelect } from './courier-select.tsx'
import { readFile, type Source } from './read-file.ts'
import { UndoButton } from './undo-button.tsx'

type Checked = { lines: ShippingLine[]; verdicts: CheckedBatch }
type Looked = { source: Source; look: ShippingFileLook }
type Props = { courier: string; setCourier(code: string): void }

/** Many orders at once: paste or drop, look at the verdict of each, ship what can be shipped, undo for ten minutes. */
export function FileDoor({ courier, setCourier }: Props) {
  const [text, setText] = useState('')
  const [over, setOver] = useState(false)
  const [looked, setLooked] = useState<Looked>()
  const [checked, setChecked] = useState<Checked>()
  const [running, setRunning] = useState(0)
  const [shipped, setShipped] = useState<ShownBatch>()

  const check = async (source: Source) => {
    setShipped(undefined)
    setChecked(undefined)
    const looked = await callApi(desk.shippingSeller.lookAtShippingFile({ source, courier }))
    if (!looked) return
    setLooked({ source, look: looked.data })
    const { columns } = looked.data
    if (columns.order >= 0) await judge(source)
  }
  const judge = async (source: Source, columns?: ShippingColumns) => {
    const asked = { source, courier, ...(columns && { columns }) }
    const read = await callApi(desk.shippingSeller.readShippingFile(asked))
    if (!read) return
    const { lines } = read.data
    const verdicts = await callApi(desk.shippingSeller.checkShipping({ lines }))
    if (verdicts) setChecked({ lines, verdicts: verdicts.data })
  }
  /** What has names is remembered by them; what has none is told by its looks, or asked again. */
  const use = async ({ source, look }: Looked, columns: ShippingColumns) => {
    const nameOf = (at: number) => look.rows[0]?.[at] ?? ''
    const [order, number] = [nameOf(columns.order), nameOf(columns.number)]
    if (look.headings === 1 && order !== '' && number !== '') {
      const named = { courier, order, number, courier_heading: nameOf(columns.courier) }
      const kept = await callApi(desk.shippingSeller.rememberColumns(named))
      if (kept) toast.success(kept.msg)
    }
    setLooked({ source, look: { ...look, columns, kept: 0 } })
    await judge(source, columns)
  }
  const ship = async ({ lines, verdicts }: Checked) => {
    setRunning(lines.length)
    const done = await callApi(desk.shippingSeller.runShipping({ lines, key: verdicts.key }))
    setRunning(0)
    if (!done) return
    setShipped(done.data)
    setLooked(undefined)
    setChecked(undefined)
    setText('')
  }
  const take = async (file: File | undefined) => {
    if (file) await check(await readFile(file))
  }
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      void take(event.dataTransfer.files[0])
    },
  }
  const ready = checked?.verdicts.counts.ready ?? 0
  return (
    <div className="space-y-4">
      <Panel title={m.desk_ship_paste()}>
        <div
          {...drop}
          className={cx(
            'grid gap-4 rounded-lg md:grid-cols-[minmax(0,1fr)_16rem]',
            over && 'bg-brand-50 ring-2 ring-brand-600',
          )}
        >
          <Field label={m.desk_ship_lines()} hint={m.desk_ship_hint()}>
            <Textarea
              rows={8}
              value={text}
              className="font-mono text-sm"
              onChange={(event) => {
                setText(event.target.value)
                setLooked(undefined)
                setChecked(undefined)
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void check(text)
              }}
            />
          </Field>
          <div className="space-y-4">
            <CourierSelect value={courier} choose={setCourier} />
            <label
              className={buttonStyle(
                { variant: 'outline', block: true },
                'cursor-pointer focus-within:ring-2',
              )}
            >
              {m.scanning_file()}
              <input
                type="file"
                accept=".csv,.txt,.xlsx,text/csv,text/plain"
                className="sr-only"
                onChange={(event) => {
                  void take(event.target.files?.[0])
                  event.target.value = ''
                }}
              />
            </label>
            <Button block variant="soft" disabled={text.trim() === ''} onClick={() => check(text)}>
              {m.desk_ship_check()}
            </Button>
            {checked && (
              <Button block disabled={ready === 0} onClick={() => ship(checked)}>
                {m.desk_ship_run({ count: ready })}
              </Button>
            )}
          </div>
        </div>
      </Panel>
      {looked && (
        <ColumnsPanel
          key={JSON.stringify(looked.look)}
          look={looked.look}
          use={(columns) => use(looked, columns)}
        />
      )}
      {running > 0 && <BatchProgress total={running} />}
      {checked && <BatchLines kind="ship" counts={checked.verdicts.counts} lines={checked.verdicts.lines} />}
      {shipped && (
        <>
          <UndoButton batch={shipped} undone={setShipped} />
          <BatchLines kind="ship" counts={shipped.counts} lines={shipped.lines} />
        </>
      )}
    </div>
  )
}
