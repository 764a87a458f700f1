import type { AfterSaleDetail } from '#features/after-sales/after-sales-contract.ts'
import { ask } from '#features/cart/web/ask.ts'
import { api } from '#platform/contract/api.ts'
import { seconds } from '#platform/time.ts'
import { useConfirm } from '#ui/act/confirm-dialog.tsx'
import { toast } from '#ui/act/toast.ts'
import * as m from '#words'

/** The buyer reads that it worked, then the list comes. */
const TO_LIST = seconds(1)

type After = { onCancelled: () => unknown; onRefused: () => Promise<void> }

export function useCancelling({ id }: AfterSaleDetail, { onCancelled, onRefused }: After) {
  const confirm = useConfirm()
  return async () => {
    const sure = await confirm({
      title: m.aftersales_cancel_sure(),
      text: m.aftersales_cancel_text(),
      confirm: m.aftersales_cancel(),
      cancel: m.aftersales_keep(),
      danger: true,
    })
    if (!sure) return
    const done = await ask(api.afterSales.cancelAfterSale({ id }, { key: `cancel-${id}` }))
    if (!done) return onRefused()
    toast.success(done.msg)
    await new Promise((resolve) => setTimeout(resolve, TO_LIST))
    await onCancelled()
  }
}
