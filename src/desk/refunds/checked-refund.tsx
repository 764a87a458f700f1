import { desk } from '#desk/desk-api.ts'
import { EdgeBar } from '#desk/shell/edge-bar.tsx'
import { BatchLines } from '#desk/ship/batch-lines.tsx'
import type { ShownBatch } from '#platform/batches/batch-fields.ts'
import { Button } from '#ui/act/button.tsx'
import { useConfirm } from '#ui/act/confirm-dialog.tsx'
import { toast } from '#ui/act/toast.ts'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import type { Seen } from './refund-terms.tsx'

type Props = {
  seen: Seen
  /** How many are being refunded; 0 once it is over. */
  runs(count: number): void
  ran(batch: ShownBatch & { approval_id: number }): void
}

/** What each buyer would get and who cannot get anything, and the one press that does it. */
export function CheckedRefund({ seen: { asked, found }, runs, ran }: Props) {
  const confirm = useConfirm()
  const { key, counts, lines, total } = found
  const run = async () => {
    const count = counts.ready
    const text = m.manyrefunds_sure_text({ count })
    if (!(await confirm({ title: m.manyrefunds_sure({ total }), text, danger: true }))) return
    runs(lines.length)
    const answer = await callApi(desk.manyRefundsSeller.runRefunds({ ...asked, key }))
    runs(0)
    if (!answer) return
    if (answer.data.approval_id > 0) toast.success(answer.msg)
    ran(answer.data)
  }
  return (
    <>
      <BatchLines kind="refunds" counts={counts} lines={lines} />
      <EdgeBar label={m.manyrefunds_title()}>
        <Button className="ml-auto max-sm:w-full" disabled={counts.ready === 0} onClick={run}>
          {m.manyrefunds_run({ count: counts.ready, total })}
        </Button>
      </EdgeBar>
    </>
  )
}
