import { type ComponentType, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { cx } from '#ui/cx.ts'

type Props = {
  /** The link or button it hangs on, which does its own work when pressed. */
  children: ReactNode
  /** What opens below; its script is fetched when it is wanted for the first time. */
  fetchPanel: () => Promise<ComponentType>
  /** Which edge of the link it keeps to. */
  side?: 'left' | 'right'
  className?: string
}

/**
 * Opens under a link while a mouse points at it or the keyboard focus is inside, and goes with Escape. A finger goes
 * where the link leads. Each time it opens, what it shows is read anew.
 */
export function HoverPanel({ children, fetchPanel, side = 'right', className }: Props) {
  const [open, setOpen] = useState(false)
  const [Panel, setPanel] = useState<ComponentType>()
  const asked = useRef(false)
  const show = () => {
    setOpen(true)
    if (asked.current) return
    asked.current = true
    fetchPanel().then(
      (part) => setPanel(() => part),
      // Without it the link still leads where everything is; the next opening asks again.
      () => {
        asked.current = false
      },
    )
  }
  const hide = () => setOpen(false)
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && hide()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the link inside does the work; this only hears where one points
    <div
      className={cx('relative', className)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
      onPointerLeave={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || hide()}
      onKeyDown={onKeyDown}
      // Whoever presses a link inside is on the way elsewhere.
      onClick={hide}
    >
      {children}
      {open && Panel && (
        <div className={cx('hover-panel', side === 'right' ? 'right-0' : 'left-0')}>
          <div>
            <Panel />
          </div>
        </div>
      )}
    </div>
  )
}
