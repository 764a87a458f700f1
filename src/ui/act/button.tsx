import type { ComponentProps, MouseEvent } from 'react'
import { cx } from '#ui/cx.ts'
import { Spinner } from '#ui/show/spinner.tsx'
import { type ButtonLook, buttonStyle } from './button-style.ts'
import { useSingleRun } from './use-single-run.ts'

export type ButtonProps = Omit<ComponentProps<'button'>, 'onClick'> &
  ButtonLook & {
    /** Shows a spinner and swallows clicks; an `onClick` that returns a promise does this by itself. */
    loading?: boolean
    onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown
  }

export function Button(props: ButtonProps) {
  const { variant, size, block, loading, className, children, onClick, type = 'button', ...rest } = props
  const { run, pending } = useSingleRun(onClick)
  const busy = loading || pending

  return (
    <button
      {...rest}
      type={type}
      // Not `disabled`: that would throw the keyboard focus away in the middle of an act.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={buttonStyle({ variant, size, block }, cx(busy && 'cursor-progress', className))}
      onClick={(event) => (busy ? event.preventDefault() : run(event))}
    >
      {busy && <Spinner className="absolute" />}
      <span className={cx('button-words', busy && 'opacity-0')}>{children}</span>
    </button>
  )
}
