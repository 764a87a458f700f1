import type { AfterSaleDetail } from '#features/after-sales/after-sales-contract.ts'
import { api } from '#platform/contract/api.ts'
import { useConfirm } from '#ui/act/confirm-dialog.tsx'
import { callApi } from '#web/call-api.ts'
import { useThenGo } from '#web/then-go.ts'
import * as m from '#words'

type After = { onCancelled: () => unknown; onRefused: () => Promise<void> }

export function useCancelling({ id }: AfterSaleDetail, { onCancelled, onRefused }: After) {
  const confirm = useConfirm()
  const thenGo = useThenGo()
  return async () => {
    const sure = await confirm({
      title: m.aftersales_cancel_sure(),
      text: m.aftersales_cancel_text(),
      confirm: m.aftersales_cancel(),
      cancel: m.aftersales_keep(),
      danger: true,
    })
    if (!sure) return
    const done = await callApi(api.afterSales.cancelAfterSale({ id }, { key: `cancel-${id}` }))
    await (done ? thenGo(done.msg, onCancelled) : onRefused())
  }
}
