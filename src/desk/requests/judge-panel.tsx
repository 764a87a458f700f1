import { useRef } from 'react'
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
import { useNextRequest } from './use-next-request.ts'
import { useQueueKeys } from './use-queue-keys.ts'

type Judged = SellerAfterSale & { approval_id?: number }

/**
 * What can be said to a request as it stands, by button or by key: a approves, o offers, r rejects; then the next opens.
 * Money leaves here, so whoever says yes is asked twice.
 */
export function JudgePanel({ request }: { request: SellerAfterSale }) {
  const { id, aftersale_status: status, refund_amount, offer } = request
  const goOn = useNextRequest(id)
  const confirm = useConfirm()
  const forms = useRef<HTMLDivElement>(null)
  const into = (field: string) => () => forms.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus()
  const applied = status === AFTER_SALE.applied && offer === ''
  const came = status === AFTER_SALE.sentBack
  const judged = ({ approval_id = 0 }: Judged, msg: string) => {
    toast.success(msg)
    return goOn(approval_id > 0)
  }
  const decide = (question: string, act: () => Promise<Answer<Judged>>) => async () => {
    if (!(await confirm({ title: question }))) return
    const done = await callApi(act())
    if (done) await judged(done.data, done.msg)
  }
  const sum = { sum: refund_amount }
  const approve = decide(m.desk_approve_sure(sum), () => desk.afterSalesSeller.approveAfterSale({ id }))
  const receive = decide(m.desk_receive_sure(sum), () => desk.afterSalesSeller.receiveReturn({ id }))
  useQueueKeys({
    a: applied ? approve : came ? receive : undefined,
    o: applied ? into('amount') : undefined,
    r: applied || came ? into('reason') : undefined,
  })
  if (!applied && !came) return null
  return (
    <Panel title={m.desk_judge()}>
      <div ref={forms} className="space-y-5">
        {applied && (
          <Button block onClick={approve}>
            {m.desk_approve()}
          </Button>
        )}
        {came && (
          <Button block onClick={receive}>
            {m.desk_receive()}
          </Button>
        )}
        {applied && <OfferForm key={`offer ${id}`} id={id} most={refund_amount} done={judged} />}
        <RejectForm key={`reject ${id}`} id={id} done={judged} />
        <p className="text-xs text-gray-500 max-lg:hidden">{m.office_judge_keys()}</p>
      </div>
    </Panel>
  )
}
