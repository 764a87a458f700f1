import { useState } from 'react'
import { desk } from '#desk/desk-api.ts'
import { PageTitle } from '#desk/shell/page-title.tsx'
import { Panel } from '#desk/shell/panel.tsx'
import type { ShippingLine } from '#features/orders/shipping-seller-contract.ts'
import type { CheckedBatch, ShownBatch } from '#platform/batches/batch-fields.ts'
import { Button } from '#ui/act/button.tsx'
import { buttonStyle } from '#ui/act/button-style.ts'
import { Field } from '#ui/form/field.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { BatchLines } from './batch-lines.tsx'
import { CourierSelect } from './courier-select.tsx'
import { UndoButton } from './undo-button.tsx'

type Checked = { lines: ShippingLine[]; verdicts: CheckedBatch }

/** Many orders at once: paste or drop, look at the verdict of each, ship what can be shipped, undo for ten minutes. */
export function Component() {
  const [text, setText] = useState('')
  const [courier, setCourier] = useState('')
  const [checked, setChecked] = useState<Checked>()
  const [shipped, setShipped] = useState<ShownBatch>()

  const check = async () => {
    setShipped(undefined)
    const read = await callApi(desk.shippingSeller.readShippingFile({ source: text, courier }))
    if (!read) return
    const { lines } = read.data
    const verdicts = await callApi(desk.shippingSeller.checkShipping({ lines }))
    if (verdicts) setChecked({ lines, verdicts: verdicts.data })
  }
  const ship = async ({ lines, verdicts }: Checked) => {
    const done = await callApi(desk.shippingSeller.runShipping({ lines, key: verdicts.key }))
    if (!done) return
    setShipped(done.data)
    setChecked(undefined)
    setText('')
  }
  const ready = checked?.verdicts.counts.ready ?? 0
  return (
    <>
      <PageTitle title={m.desk_ship()} />
      <div className="space-y-4">
        <Panel title={m.desk_ship_paste()}>
          <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_16rem]">
            <Field label={m.desk_ship_lines()} hint={m.desk_ship_hint()}>
              <Textarea
                rows={8}
                value={text}
                className="font-mono text-sm"
                onChange={(event) => {
                  setText(event.target.value)
                  setChecked(undefined)
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
                {m.desk_ship_file()}
                <input
                  type="file"
                  accept=".csv,.txt,text/csv,text/plain"
                  className="sr-only"
                  onChange={async (event) => setText((await event.target.files?.[0]?.text()) ?? '')}
                />
              </label>
              <Button block variant="soft" onClick={check}>
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
        {checked && <BatchLines counts={checked.verdicts.counts} lines={checked.verdicts.lines} />}
        {shipped && (
          <>
            <BatchLines counts={shipped.counts} lines={shipped.lines} />
            <UndoButton batch={shipped} undone={setShipped} />
          </>
        )}
      </div>
    </>
  )
}
