import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import * as m from '#words'

export type Step = {
  label: string
  /** When it happened, under the label. */
  time?: ReactNode
  /** Ended badly here. */
  failed?: boolean
  /** It has happened, wherever the bar stands. */
  done?: boolean
  /** The others went on without it. */
  skipped?: boolean
}

export type StepBarProps = {
  label: string
  steps: readonly Step[]
  /** The step that is going on; those before it are done. The number of steps when all are. */
  current: number
  className?: string
}

type State = 'done' | 'now' | 'ahead'
type Shown = State | 'failed' | 'skipped'

const stateAt = (index: number, current: number): State =>
  index < current ? 'done' : index === current ? 'now' : 'ahead'

const LINE = { done: 'bg-brand-500', now: 'bg-brand-500', ahead: 'bg-gray-200' }
const MARK = {
  done: 'bg-brand-600 text-white',
  now: 'step-now bg-white text-brand-700',
  ahead: 'bg-gray-100 text-gray-500',
  failed: 'bg-red-600 text-white',
  skipped: 'bg-white text-gray-400 ring-2 ring-inset ring-gray-200',
}
const LABEL = {
  done: 'font-medium text-gray-900',
  now: 'font-medium text-gray-900 md:font-semibold',
  ahead: 'text-gray-500',
}
const SIGN: Partial<Record<Shown, ReactNode>> = { done: <Check />, failed: <X />, skipped: <Minus /> }
const SAID = {
  done: m.ui_step_done,
  now: m.ui_step_now,
  ahead: () => '',
  failed: m.ui_step_failed,
  skipped: m.ui_step_skipped,
}

/** In a row on every screen; phones drop the times of all steps but the current one. */
export function StepBar({ label, steps, current, className }: StepBarProps) {
  return (
    <ol aria-label={label} className={cx('flex', className)}>
      {steps.map((step, index) => (
        <StepItem key={step.label} step={step} number={index + 1} state={stateAt(index, current)} />
      ))}
    </ol>
  )
}

function StepItem({ step, number, state }: { step: Step; number: number; state: State }) {
  const shown: Shown = step.failed ? 'failed' : step.skipped ? 'skipped' : step.done ? 'done' : state
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className="relative flex min-w-0 flex-1 flex-col items-center px-1 text-center"
    >
      {number > 1 && <span aria-hidden="true" className={cx('step-line', LINE[state])} />}
      <span
        aria-hidden="true"
        className={cx(
          'relative grid size-7 place-items-center rounded-full text-sm font-semibold md:size-9 [&_svg]:size-4 [&_svg]:stroke-3',
          MARK[shown],
        )}
      >
        {SIGN[shown] ?? number}
      </span>
      <span
        className={cx(
          'mt-2 text-xs md:mt-2.5 md:text-sm',
          LABEL[step.skipped ? 'ahead' : shown === 'done' ? 'done' : state],
        )}
      >
        {step.label}
        <span className="sr-only">{SAID[shown]()}</span>
      </span>
      {step.time && (
        <span
          className={cx(
            'mt-0.5 whitespace-nowrap text-xs text-gray-500 tabular-nums',
            state !== 'now' && 'max-md:hidden',
          )}
        >
          {step.time}
        </span>
      )}
    </li>
  )
}
