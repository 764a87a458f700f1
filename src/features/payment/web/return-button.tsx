import { api } from '#platform/contract/api.ts'
import { Button } from '#ui/act/button.tsx'
import { useConfirm } from '#ui/act/confirm-dialog.tsx'
import { toast } from '#ui/act/toast.ts'
import { callApi } from '#web/call-api.ts'
import { useRequestKey } from '#web/request-key.ts'
import * as m from '#words'

type Props = { amount: string; onReturned: () => unknown }

/** Sends topped-up money back; absent where there is none. */
export function ReturnButton({ amount, onReturned }: Props) {
  const confirm = useConfirm()
  const { keyFor, forgetKeys } = useRequestKey('form')
  if (Number(amount) === 0) return null
  const sendBack = async () => {
    const sure = { title: m.money_return_sure({ amount }), text: m.money_return_text() }
    if (!(await confirm({ ...sure, confirm: m.money_return() }))) return
    const returned = await callApi(api.payment.returnUnspent({}, { key: keyFor({}) }))
    if (!returned) return
    forgetKeys()
    toast.success(returned.msg)
    await onReturned()
  }
  return (
    <Button variant="link" size="sm" onClick={sendBack} className="text-white">
      {m.money_return()}
    </Button>
  )
}
