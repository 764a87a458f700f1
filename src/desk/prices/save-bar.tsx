import { useState } from 'react'
import { desk } from '#desk/desk-api.ts'
import { EdgeBar } from '#desk/shell/edge-bar.tsx'
import { BatchLines } from '#desk/ship/batch-lines.tsx'
import type { CheckedBatch, ShownBatch } from '#platform/batches/batch-fields.ts'
import { Button } from '#ui/act/button.tsx'
import { useConfirm } from '#ui/act/confirm-dialog.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { countEdits, type Edits, isWrong, linesOf, NO_EDITS } from './edits.ts'

type Props = { edits: Edits; change(edits: Edits): void; saved(batch: ShownBatch): void }

/** How much was changed, in sight as long as something is; one check of all of it stands before saving. */
export function SaveBar({ edits, change, saved }: Props) {
  const [checked, setChecked] = useState<CheckedBatch>()
  const confirm = useConfirm()
  const count = countEdits(edits)
  if (count === 0) return null
  const wrong = Object.values(edits.skus).some(isWrong)
  const check = async () => {
    const answer = await callApi(desk.pricesSeller.checkPrices({ lines: linesOf(edits) }))
    if (answer) setChecked(answer.data)
  }
  const save = async (key: string) => {
    const answer = await callApi(desk.pricesSeller.runPrices({ lines: linesOf(edits), key }))
    if (!answer) return
    setChecked(undefined)
    saved(answer.data)
  }
  const discard = async () => {
    if (await confirm({ title: m.prices_discard(), danger: true })) change(NO_EDITS)
  }
  return (
    <EdgeBar label={m.prices_title()}>
      <p role="status" className="mr-auto font-medium tabular-nums">
        {m.prices_changes({ count })}
        {wrong && <span className="ml-2 text-red-700">{m.prices_wrong()}</span>}
      </p>
      <Button variant="ghost" onClick={discard}>
        {m.prices_discard()}
      </Button>
      <Button disabled={wrong} onClick={check}>
        {m.prices_check()}
      </Button>
      <Dialog
        open={checked !== undefined}
        onClose={() => setChecked(undefined)}
        title={m.prices_check()}
        size="lg"
      >
        {checked && (
          <div className="space-y-4">
            <BatchLines kind="prices" counts={checked.counts} lines={checked.lines} />
            <p className="flex justify-end">
              <Button disabled={checked.counts.ready === 0} onClick={() => save(checked.key)}>
                {m.prices_save({ count: checked.counts.ready })}
              </Button>
            </p>
          </div>
        )}
      </Dialog>
    </EdgeBar>
  )
}
