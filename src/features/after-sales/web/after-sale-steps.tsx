import {
  AFTER_SALE,
  type AfterSaleStatus,
  type AfterSaleType,
  afterSaleState,
  isDropped,
  isOpen,
  PROGRESS,
} from '#features/after-sales/after-sale-states.ts'
import type { AfterSaleDetail } from '#features/after-sales/after-sales-contract.ts'
import { StepBar } from '#ui/show/step-bar.tsx'
import { StepTime } from '#ui/show/step-time.tsx'
import * as m from '#words'
import { stateName } from './after-sale-words.ts'

const labelsOf = (sendsBack: boolean, result: string) => [
  m.aftersales_step_apply(),
  m.aftersales_step_handle(),
  ...(sendsBack ? [m.aftersales_step_return()] : []),
  result,
]

/** The way of a request that is about to be made. */
export const StepsBefore = ({ type, className }: { type: AfterSaleType; className?: string }) => (
  <StepBar
    label={m.aftersales_steps()}
    steps={labelsOf(type === 'return', m.aftersales_step_result()).map((label) => ({ label }))}
    current={0}
    {...(className ? { className } : {})}
  />
)

/** Where a request stands, with the moments it came there. */
export function AfterSaleSteps({ sale, className }: { sale: AfterSaleDetail; className?: string }) {
  const { type, aftersale_status: status, history } = sale
  const over = !isOpen(status)
  const result = over ? stateName(sale) : m.aftersales_step_result()
  const timeOf = (wanted: AfterSaleStatus) => history.find((step) => step.status === wanted)?.create_time
  const sentAt = timeOf(AFTER_SALE.sentBack)
  // What was rejected, called off or settled by an offer never went back.
  const sendsBack = type === 'return' && (!over || sentAt !== undefined)
  const labels = labelsOf(sendsBack, result)
  const times = [sale.create_time, timeOf(AFTER_SALE.awaitingParcel), ...(sendsBack ? [sentAt] : [])]
  const last = labels.length - 1
  return (
    <StepBar
      label={m.aftersales_steps()}
      steps={labels.map((label, index) => {
        const time = index === last ? over && history[0]?.create_time : times[index]
        return {
          label,
          failed: index === last && isDropped(status),
          ...(time ? { time: <StepTime value={time} />, done: true } : {}),
        }
      })}
      current={over ? labels.length - (isDropped(status) ? 1 : 0) : PROGRESS[type].at[afterSaleState(status)]}
      {...(className ? { className } : {})}
    />
  )
}
