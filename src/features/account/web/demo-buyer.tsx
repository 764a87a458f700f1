import Sprout from 'lucide-react/icons/sprout'
import { Button } from '#ui/act/button.tsx'
import { Alert } from '#ui/show/alert.tsx'
import * as m from '#words'

export type DemoLogin = { prefix: string; mobile: string; password: string }

/** Shown only when the server says that this is a demo shop. */
export function DemoBuyer({ onUse }: { onUse: () => Promise<void> }) {
  return (
    <Alert tone="success" icon={<Sprout />} title={m.account_demo_title()} className="mb-6">
      <p>{m.account_demo_text()}</p>
      <Button variant="soft" size="sm" className="mt-2.5" onClick={onUse}>
        {m.account_demo_use()}
      </Button>
    </Alert>
  )
}
