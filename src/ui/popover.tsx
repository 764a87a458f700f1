import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from './cx.ts'

export type PopoverProps = {
  trigger: ReactNode
  /** Name of the trigger where it shows no words. */
  label?: string
  align?: 'start' | 'end'
  /** Opens for a mouse that rests on it, too. */
  hover?: boolean
  triggerClassName?: string
  panelClassName?: string
  className?: string
  children: ReactNode
}

const HOVER_GRACE_MS = 180

/** A native `<details>`: it opens before JavaScript comes; Esc, a press outside and leaving by Tab close it. */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    label,
    align = 'start',
    hover,
    triggerClassName,
    panelClassName,
    className,
    children,
  } = props
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const element = details.current
    if (!element) return
    let leaving: ReturnType<typeof setTimeout>
    let hovered = false
    const close = () => {
      element.open = false
    }
    const pressed = (event: PointerEvent) => {
      if (!element.contains(event.target as Node)) close()
    }
    const keyed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return
      event.stopPropagation()
      close()
      element.querySelector('summary')?.focus()
    }
    const left = (event: FocusEvent) => {
      if (event.relatedTarget && !element.contains(event.relatedTarget as Node)) close()
    }
    // Choosing something inside is done with the panel.
    const chosen = (event: MouseEvent) => {
      const target = event.target as Element
      if (target.closest('summary')) {
        // The hover has opened it already: the click that follows must not close it again.
        if (hovered && element.open) event.preventDefault()
        hovered = false
      } else if (target.closest('a, button:not([data-stay])')) close()
    }
    const entered = (event: PointerEvent) => {
      if (!hover || event.pointerType !== 'mouse') return
      clearTimeout(leaving)
      hovered = !element.open
      element.open = true
    }
    const exited = (event: PointerEvent) => {
      if (hover && event.pointerType === 'mouse') leaving = setTimeout(close, HOVER_GRACE_MS)
    }
    document.addEventListener('pointerdown', pressed)
    element.addEventListener('keydown', keyed)
    element.addEventListener('focusout', left)
    element.addEventListener('click', chosen)
    element.addEventListener('pointerenter', entered)
    element.addEventListener('pointerleave', exited)
    return () => {
      clearTimeout(leaving)
      document.removeEventListener('pointerdown', pressed)
      element.removeEventListener('keydown', keyed)
      element.removeEventListener('focusout', left)
      element.removeEventListener('click', chosen)
      element.removeEventListener('pointerenter', entered)
      element.removeEventListener('pointerleave', exited)
    }
  }, [hover])

  return (
    <details ref={details} className={cx('group/popover relative', className)}>
      <summary aria-label={label} className={cx('flex items-center rounded-md', triggerClassName)}>
        {trigger}
      </summary>
      <div
        className={cx(
          'absolute top-[calc(100%+0.375rem)] z-40 min-w-44 animate-rise rounded-2xl bg-white p-2 shadow-lg ring-1 ring-gray-200',
          align === 'start' ? 'left-0' : 'right-0',
          panelClassName,
        )}
      >
        {children}
      </div>
    </details>
  )
}
