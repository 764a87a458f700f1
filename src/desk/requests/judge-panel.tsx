import { useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { Panel } from '#desk/shell/panel.tsx'
import { AFTER_SALE } from '#features/after-sales/after-sale-states.ts'
import type { SellerAfterSale } from '#features/after-sales/after-sales-seller-contract.ts'
import type { Answer } from '#platform/contract/envelope.ts'
import { Button } from '#ui/act/button.tsx'
import { useConfirm } from '#ui/act/confirm-dialog.tsx'
import { toast } from '#ui/act/toast.ts'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { OfferForm } from './offer-form.tsx'
import { RejectForm } from './reject-form.tsx'

/** What can be said to a request as it stands. Money leaves here, so whoever says yes is asked twice. */
export function JudgePanel({ request }: { request: SellerAfterSale }) {
  const { id, aftersale_status: status, refund_amount, offer } = request
  const { revalidate } = useRevalidator()
  const confirm = useConfirm()
  const decide = async (question: string, act: () => Promise<Answer<unknown>>) => {
    if (!(await confirm({ title: question }))) return
    const done = await callApi(act())
    if (done) toast.success(done.msg)
    await revalidate()
  }
  const applied = status === AFTER_SALE.applied && offer === ''
  const came = status === AFTER_SALE.sentBack
  if (!applied && !came) return null
  const sum = { sum: refund_amount }
  return (
    <Panel title={m.desk_judge()}>
      <div className="space-y-5">
        {applied && (
          <Button
            block
            onClick={() =>
              decide(m.desk_approve_sure(sum), () => desk.afterSalesSeller.approveAfterSale({ id }))
            }
          >
            {m.desk_approve()}
          </Button>
        )}
        {came && (
          <Button
            block
            onClick={() =>
              decide(m.desk_receive_sure(sum), () => desk.afterSalesSeller.receiveReturn({ id }))
            }
          >
            {m.desk_receive()}
          </Button>
        )}
        {applied && <OfferForm id={id} done={revalidate} />}
        <RejectForm id={id} done={revalidate} />
      </div>
    </Panel>
  )
}
