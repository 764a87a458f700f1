import { StepBar } from '#ui/show/step-bar.tsx'
import * as m from '#words'

/** The way from the shelf to the door, on every screen of it. */
type Props = {
  /** 3: all of it is done. */
  current: 1 | 2 | 3
  /** It ended here, unpaid. */
  failed?: boolean
  className?: string
}

export function BuyingSteps({ current, failed = false, className }: Props) {
  const steps = [
    m.checkout_step_choose(),
    m.checkout_step_confirm(),
    m.checkout_step_pay(),
    m.checkout_step_done(),
  ]
  return (
    <StepBar
      label={m.checkout_steps()}
      steps={steps.map((label, at) => ({ label, failed: failed && at === current }))}
      current={current === 3 ? steps.length : current}
      {...(className ? { className } : {})}
    />
  )
}
