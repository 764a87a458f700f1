import { AFTER_SALE } from '#features/after-sales/after-sale-states.ts'
import type { AfterSaleDetail, AfterSaleStep } from '#features/after-sales/after-sales-contract.ts'
import { Card } from '#ui/show/card.tsx'
import { Time } from '#ui/show/time.tsx'
import { Timeline } from '#ui/show/timeline.tsx'
import { Written } from '#ui/show/written.tsx'
import * as m from '#words'
import { stepText } from './after-sale-words.ts'

/** What was said and done, and when. */
export function AfterSaleHistory({ sale }: { sale: AfterSaleDetail }) {
  return (
    <Card title={m.aftersales_history()} look="outline">
      <Timeline
        entries={[
          ...moneyBack(sale),
          ...sale.history.map((step) => ({
            key: step.id,
            title: stepText(sale.type, step),
            text: noteOf(sale, step),
            time: <Time value={step.create_time} />,
          })),
        ]}
      />
    </Card>
  )
}

/** Into a wallet money goes with the decision; Alipay says later that it has. */
const moneyBack = ({ pay_method, refund_state, refund_time }: AfterSaleDetail) =>
  pay_method === 'alipay' && refund_state === 'done'
    ? [{ key: 'money', title: m.aftersales_step_money_back(), time: <Time value={refund_time} /> }]
    : []

function noteOf(sale: AfterSaleDetail, { status, note, act }: AfterSaleStep) {
  if (status === AFTER_SALE.sentBack) return `${sale.back_express_name} ${sale.back_express_no}`
  if (status === AFTER_SALE.applied && act === '') return sale.reason
  return note === '' ? undefined : <Written text={note} />
}
