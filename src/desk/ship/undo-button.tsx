import { useState } from 'react'
import { undoWords } from '#desk/batches/kind-name.ts'
import { desk } from '#desk/desk-api.ts'
import { UNSHIP_MINUTES } from '#features/orders/parcel-rules.ts'
import type { ShownBatch } from '#platform/batches/batch-fields.ts'
import { later, minutes } from '#platform/time.ts'
import { Button } from '#ui/act/button.tsx'
import { Countdown } from '#ui/show/countdown.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'

type Props = { batch: ShownBatch; undone(batch: ShownBatch): void }

/** There as long as something can be taken back, with the time that is left. */
export function UndoButton({ batch, undone }: Props) {
  const [over, setOver] = useState(false)
  if (batch.undo_until === '' || batch.undone || over) return null
  const undo = async () => {
    const answer = await callApi(desk.batchesSeller.undoBatch({ id: batch.id }))
    if (answer) undone(answer.data)
  }
  return (
    <p className="flex flex-wrap items-center gap-3 rounded-xl bg-white p-4 ring-1 ring-gray-200">
      <Button variant="outline" onClick={undo}>
        {undoWords(batch.kind)}
      </Button>
      <span className="text-gray-600">
        {m.scanning_undo_left()}{' '}
        <Countdown
          until={batch.undo_until}
          // It has just been shipped: whose clock is wrong still sees ten minutes.
          serverNow={later(new Date(batch.undo_until), -minutes(UNSHIP_MINUTES)).toISOString()}
          onEnd={() => setOver(true)}
        />
      </span>
    </p>
  )
}
