import Check from 'lucide-react/icons/check'
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
}

export type StepBarProps = {
  label: string
  steps: readonly Step[]
  /** The step that is going on; those before it are done. The number of steps when all are. */
  current: number
  className?: string
}

/** In a row on every screen; phones drop the times of all steps but the current one. */
export function StepBar({ label, steps, current, className }: StepBarProps) {
  return (
    <ol aria-label={label} className={cx('flex', className)}>
      {steps.map((step, index) => {
        const done = index < current
        const now = index === current
        const reached = done || now
        return (
          <li
            key={step.label}
            aria-current={now ? 'step' : undefined}
            className="relative flex min-w-0 flex-1 flex-col items-center px-1 text-center"
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={cx(
                  'absolute right-[calc(50%+1.25rem)] top-3.25 h-0.5 w-[calc(100%-2.5rem)] rounded-full md:right-[calc(50%+1.75rem)] md:top-4.25 md:w-[calc(100%-3.5rem)]',
                  reached ? 'bg-brand-500' : 'bg-gray-200',
                )}
              />
            )}
            <span
              aria-hidden="true"
              className={cx(
                'relative grid size-7 place-items-center rounded-full text-sm font-semibold md:size-9 [&_svg]:size-4 [&_svg]:stroke-3',
                step.failed && 'bg-red-600 text-white',
                !step.failed && done && 'bg-brand-600 text-white',
                !step.failed &&
                  now &&
                  'bg-white text-brand-700 ring-2 ring-inset ring-brand-600 shadow-[0_0_0_4px_var(--color-brand-100)]',
                !reached && 'bg-gray-100 text-gray-500',
              )}
            >
              {step.failed ? <X /> : done ? <Check /> : index + 1}
            </span>
            <span
              className={cx(
                'mt-2 text-xs md:mt-2.5 md:text-sm',
                reached ? 'font-medium text-gray-900' : 'text-gray-500',
                now && 'md:font-semibold',
              )}
            >
              {step.label}
              <span className="sr-only">
                {step.failed ? m.ui_step_failed() : done ? m.ui_step_done() : now ? m.ui_step_now() : ''}
              </span>
            </span>
            {step.time && (
              <span
                className={cx(
                  'mt-0.5 text-xs text-gray-500 tabular-nums',
                  'whitespace-nowrap',
                  !now && 'max-md:hidden',
                )}
              >
                {step.time}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
