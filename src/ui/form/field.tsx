import CircleAlert from 'lucide-react/icons/circle-alert'
import { createContext, type ReactNode, use, useId } from 'react'
import { cx } from '#ui/cx.ts'
import * as m from '#words'

type FieldTies = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

const FieldContext = createContext<FieldTies | undefined>(undefined)

/** What ties an input to the label, hint and error of the `Field` around it; nothing outside of one. */
export function useFieldTies(): Partial<FieldTies> {
  return use(FieldContext) ?? {}
}

export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string
  required?: boolean
  /** Says "optional", where most fields are required. */
  optional?: boolean
  /** Label beside the input on wide screens. */
  inline?: boolean
  hideLabel?: boolean
  className?: string
  children: ReactNode
}

/** Label, one input, its hint and its error; the input finds its ids by itself. */
export function Field(props: FieldProps) {
  const { label, hint, error, required, optional, inline, hideLabel, className, children } = props
  const id = useId()
  const hintId = `${id}hint`
  const errorId = `${id}error`
  const described = cx(error && errorId, hint && hintId)
  const ties: FieldTies = {
    id,
    // Not `required`: the browser's own bubble would speak before the form does, in its own words.
    'aria-required': required || undefined,
    'aria-describedby': described || undefined,
    'aria-invalid': !!error || undefined,
  }
  return (
    <div
      className={cx('min-w-0', inline && 'md:grid md:grid-cols-[8rem_minmax(0,1fr)] md:gap-x-5', className)}
    >
      <label
        htmlFor={id}
        className={cx(
          hideLabel ? 'sr-only' : 'mb-1.5 block font-medium text-gray-700',
          inline && 'md:mb-0 md:pt-2.25 md:text-right',
        )}
      >
        <LabelText required={required} optional={optional}>
          {label}
        </LabelText>
      </label>
      <div className="min-w-0">
        <FieldContext value={ties}>{children}</FieldContext>
        {error && <FieldError id={errorId}>{error}</FieldError>}
        {hint && (
          <div id={hintId} className="mt-1.5 text-gray-500">
            {hint}
          </div>
        )}
      </div>
    </div>
  )
}

type LabelTextProps = { required: boolean | undefined; optional: boolean | undefined; children: ReactNode }

function LabelText({ required, optional, children }: LabelTextProps) {
  return (
    <>
      {required && (
        <span aria-hidden="true" className="mr-1 text-warm-600">
          *
        </span>
      )}
      {children}
      {optional && <span className="ml-1.5 font-normal text-gray-500">{m.ui_optional()}</span>}
    </>
  )
}

function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-red-600">
      <CircleAlert className="mt-0.75 size-4 shrink-0" />
      {children}
    </p>
  )
}
