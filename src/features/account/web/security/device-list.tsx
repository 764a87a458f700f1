import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import type { SessionRow } from '#features/account/account-contract.ts'
import { api } from '#platform/contract/api.ts'
import { Button } from '#ui/act/button.tsx'
import { useConfirm } from '#ui/act/confirm-dialog.tsx'
import { toast } from '#ui/act/toast.ts'
import { Card } from '#ui/show/card.tsx'
import { Tag } from '#ui/show/tag.tsx'
import { Time } from '#ui/show/time.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'

type Props = { sessions: readonly SessionRow[]; onDone: () => Promise<void> }

const PHONES = ['iOS', 'iPadOS', 'Android', 'HarmonyOS']
const deviceName = ({ browser, system }: SessionRow) =>
  [browser, system].filter(Boolean).join(' · ') || m.account_unknown_device()

/** Where the buyer is logged in, and the way to end it elsewhere. */
export function DeviceList({ sessions, onDone }: Props) {
  const confirm = useConfirm()
  const end = async (id: number) => {
    const done = await callApi(api.account.endSession({ id }))
    if (done) toast.success(done.msg)
    await onDone()
  }
  const endOne = async (session: SessionRow) => {
    const sure = await confirm({
      title: m.account_end_device_title(),
      text: deviceName(session),
      confirm: m.account_end_device(),
      danger: true,
    })
    if (sure) await end(session.id)
  }
  const endOthers = async () => {
    const sure = await confirm({
      title: m.account_end_others_title(),
      text: m.account_end_others_text(),
      confirm: m.account_end_device(),
      danger: true,
    })
    if (sure) await end(0)
  }
  return (
    <Card
      title={m.account_devices()}
      action={
        sessions.length > 1 && (
          <Button variant="link" size="sm" onClick={endOthers}>
            {m.account_end_others()}
          </Button>
        )
      }
    >
      <p className="-mt-2 mb-4 text-gray-500">{m.account_devices_text()}</p>
      <ul className="divide-y divide-gray-100">
        {sessions.map((session) => (
          <DeviceRow key={session.id} session={session} onEnd={() => endOne(session)} />
        ))}
      </ul>
    </Card>
  )
}

function DeviceRow({ session, onEnd }: { session: SessionRow; onEnd: () => Promise<void> }) {
  const Icon = PHONES.includes(session.system) ? Smartphone : Monitor
  return (
    <li className="flex items-center gap-4 py-3.5 last:pb-0">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-gray-500" strokeWidth={1.5} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium text-gray-900">
          {deviceName(session)}
          {session.current === 1 && <Tag tone="brand">{m.account_this_device()}</Tag>}
        </p>
        <p className="text-gray-500">
          {m.account_device_seen()} <Time value={session.last_time} detail="minute" />
          <span className="max-sm:hidden">
            {' · '}
            {m.account_device_times()} <Time value={session.create_time} detail="minute" />
          </span>
        </p>
      </div>
      {session.current === 0 && (
        <Button
          variant="outline"
          size="sm"
          aria-label={m.account_end_device_label({ device: deviceName(session) })}
          onClick={onEnd}
        >
          {m.account_end_device()}
        </Button>
      )}
    </li>
  )
}
