import { desk } from '#desk/desk-api.ts'
import type { ShownBatch } from '#platform/batches/batch-fields.ts'
import { Button } from '#ui/act/button.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'

type Props = { batch: ShownBatch; undone(batch: ShownBatch): void }

/** There as long as something can be taken back. */
export function UndoButton({ batch, undone }: Props) {
  if (batch.undo_until === '' || batch.undone) return null
  const undo = async () => {
    const answer = await callApi(desk.batchesSeller.undoBatch({ id: batch.id }))
    if (answer) undone(answer.data)
  }
  return (
    <Button variant="outline" onClick={undo}>
      {m.desk_undo()}
    </Button>
  )
}
