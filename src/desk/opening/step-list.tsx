import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { cx } from '#ui/cx.ts'
import { Tag } from '#ui/show/tag.tsx'
import * as m from '#words'
import { AnswerStep } from './answer-step.tsx'
import type { OpeningStep } from './opening-steps.ts'

/** What is done, what is missing, and the way to each. */
export function StepList({ steps }: { steps: readonly OpeningStep[] }) {
  return (
    <ol className="divide-y divide-gray-100">
      {steps.map((step) => (
        <li key={step.name} className="flex flex-wrap items-center gap-3 py-3">
          {step.done ? (
            <CircleCheck className="size-6 shrink-0 text-brand-600" />
          ) : (
            <Circle className="size-6 shrink-0 text-gray-400" />
          )}
          <span className="min-w-40 flex-1">
            <span className="block font-medium">
              {step.label()} {step.done && <span className="sr-only">{m.deskopen_done()}</span>}
              {!step.needed && <Tag>{m.ui_optional()}</Tag>}
            </span>
            <span className={cx('block text-sm', step.warns ? 'text-amber-700' : 'text-gray-500')}>
              {(step.warns ?? step.hint)()}
            </span>
          </span>
          <StepAct step={step} />
        </li>
      ))}
    </ol>
  )
}

function StepAct({ step }: { step: OpeningStep }) {
  const label = step.done ? m.desk_change() : m.deskopen_do()
  if (step.ask) return <AnswerStep ask={step.ask} title={step.label()} label={label} />
  return (
    <ButtonLink href={step.to ?? ''} size="sm" variant="outline" aria-label={`${label}: ${step.label()}`}>
      {label}
    </ButtonLink>
  )
}
