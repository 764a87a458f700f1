import CloudOff from 'lucide-react/icons/cloud-off'
import { Button } from '#ui/act/button.tsx'
import { Alert } from '#ui/show/alert.tsx'
import * as m from '#words'
import { forgetAct, outbox, type TableAct } from './outbox.ts'

const KINDS: Record<TableAct['kind'], () => string> = {
  pick: m.packing_act_pick,
  line: m.packing_act_line,
  weigh: m.packing_act_weigh,
  box: m.packing_act_box,
}

/** What is not sent yet, and what the server did not take: each with why, until somebody has read it. */
export function OutboxNotice() {
  const { waiting, refused } = outbox.useValue()
  return (
    <>
      <p
        role="status"
        className={waiting.length > 0 ? 'mb-3 flex items-center gap-2 text-amber-800' : 'sr-only'}
      >
        {waiting.length > 0 && <CloudOff className="size-5 shrink-0" />}
        {waiting.length > 0 && m.packing_unsent({ count: waiting.length })}
      </p>
      {refused.length > 0 && (
        <Alert tone="warn" title={m.packing_refused()} className="mb-3">
          <ul className="mt-1 space-y-1">
            {refused.map(({ key, act, msg }) => (
              <li key={key} className="flex flex-wrap items-center justify-between gap-2">
                <span>
                  {KINDS[act.kind]()} {'order_sn' in act ? act.order_sn : `#${act.sku_id}`}: {msg}
                </span>
                <Button variant="outline" size="sm" onClick={() => forgetAct(key)}>
                  {m.packing_seen()}
                </Button>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  )
}
