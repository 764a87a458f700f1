import type { AfterSaleDetail } from '#features/after-sales/after-sales-contract.ts'
import { api } from '#platform/contract/api.ts'
import { Button } from '#ui/act/button.tsx'
import { useConfirm } from '#ui/act/confirm-dialog.tsx'
import { toast } from '#ui/act/toast.ts'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'

type Props = { sale: AfterSaleDetail; onAnswered: () => unknown }

/** The two answers to a sum the seller offers. Either is asked about once more: neither can be taken back. */
export function OfferAnswer({ sale, onAnswered }: Props) {
  const confirm = useConfirm()
  const { id, offer } = sale
  const amount = offer?.amount ?? ''
  const take = async () => {
    const question = { title: m.refunds_take_sure({ amount }), text: m.refunds_take_text() }
    if (!(await confirm({ ...question, confirm: m.refunds_take() }))) return
    const done = await callApi(api.afterSales.takeOffer({ id, amount }, { key: `take-${id}-${amount}` }))
    if (done) toast.success(done.msg)
    await onAnswered()
  }
  const refuse = async () => {
    const question = { title: m.refunds_refuse_sure(), text: m.refunds_refuse_text() }
    if (!(await confirm({ ...question, confirm: m.refunds_refuse(), danger: true }))) return
    const done = await callApi(api.afterSales.refuseOffer({ id }))
    if (done) toast.success(done.msg)
    await onAnswered()
  }
  return (
    <>
      <Button onClick={take}>{m.refunds_take()}</Button>
      <Button variant="outline" onClick={refuse}>
        {m.refunds_refuse()}
      </Button>
    </>
  )
}
