import { ASK_STATE_SECONDS } from '#features/payment/payment-rules.ts'
import { Dialog } from '#ui/act/dialog.tsx'
import { Spinner } from '#ui/show/spinner.tsx'
import * as m from '#words'
import { ProviderFrame } from './provider-frame.tsx'
import { usePolling } from './use-polling.ts'

type Props = {
  /** Undefined: closed. */
  markup: string | undefined
  onClose: () => void
  /** Asks whether the money has arrived. */
  onAsk: () => Promise<void>
}

/** The provider's page, and below it that we are watching for the money. */
export function AlipayDialog({ markup, onClose, onAsk }: Props) {
  usePolling(markup !== undefined, ASK_STATE_SECONDS, onAsk)
  return (
    <Dialog open={markup !== undefined} onClose={onClose} title={m.cashier_alipay()} size="lg">
      {markup && <ProviderFrame markup={markup} />}
      <p role="status" className="mt-2 flex items-center gap-2 text-gray-600">
        <Spinner />
        {m.cashier_waiting()}
      </p>
    </Dialog>
  )
}
