import { StepBar } from '#ui/step-bar.tsx'
import * as m from '#words'

/** The way from the shelf to the door, on every screen of it. */
export function BuyingSteps({ current, className }: { current: 1 | 2 | 3; className?: string }) {
  const steps = [
    m.checkout_step_choose(),
    m.checkout_step_confirm(),
    m.checkout_step_pay(),
    m.checkout_step_done(),
  ]
  return (
    <StepBar
      label={m.checkout_steps()}
      steps={steps.map((label) => ({ label }))}
      current={current === 3 ? steps.length : current}
      {...(className ? { className } : {})}
    />
  )
}
