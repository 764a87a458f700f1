import { useRevalidator } from 'react-router'
import { api } from '#platform/contract/api.ts'
import type { Answer } from '#platform/contract/envelope.ts'
import { useConfirm } from '#ui/act/confirm-dialog.tsx'
import { toast } from '#ui/act/toast.ts'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import type { ShownOrder } from './listed-order.ts'

export type OrderActs = ReturnType<typeof useOrderActs>

/** What a buyer does with an order, with its questions and its words; afterwards the page is loaded anew. */
export function useOrderActs({ onRemoved }: { onRemoved?: () => unknown } = {}) {
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()

  /** Another tab may have been quicker: whatever the answer, what is shown afterwards is how it stands. */
  const act = async (asking: Promise<Answer<unknown>>, after: () => unknown = revalidate) => {
    const done = await callApi(asking)
    if (done) toast.success(done.msg)
    await (done ? after() : revalidate())
  }

  return {
    urge: () => toast.success(m.myorders_urged()),
    async cancel({ id }: ShownOrder) {
      const sure = { title: m.myorders_cancel_title(), text: m.myorders_cancel_text() }
      const words = { confirm: m.myorders_cancel(), cancel: m.myorders_think_again(), danger: true }
      if (await confirm({ ...sure, ...words })) await act(api.orders.cancelOrder({ id }))
    },
    async confirmReceipt({ id }: ShownOrder) {
      const sure = { title: m.myorders_confirm(), text: m.myorders_confirm_text() }
      if (await confirm({ ...sure, confirm: m.myorders_confirm() }))
        await act(api.orders.confirmReceipt({ id }))
    },
    async remove({ id }: ShownOrder) {
      const sure = { title: m.myorders_delete_title(), text: m.myorders_delete_text() }
      const question = { ...sure, confirm: m.myorders_delete_sure(), danger: true }
      if (await confirm(question)) await act(api.orders.removeOrder({ id }), onRemoved)
    },
  }
}
