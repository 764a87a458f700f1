import { useEffect, useEffectEvent, useState } from 'react'
import { readClock } from '#platform/time.ts'
import { cx } from '#ui/cx.ts'
import * as m from '#words'

export type CountdownProps = {
  /** The moment it ends, ISO. */
  until: string
  /** The server's time when the page was made, ISO: the buyer's clock may be wrong. */
  serverNow: string
  onEnd?: () => void
  look?: 'plain' | 'boxes'
  className?: string
}

const two = (figure: number) => String(figure).padStart(2, '0')

/** Ticks each second; silent for screen readers, who read it when they come by. */
export function Countdown({ until, serverNow, onEnd, look = 'plain', className }: CountdownProps) {
  const end = Date.parse(until)
  const [left, setLeft] = useState(() => Math.max(0, end - Date.parse(serverNow)))
  const ended = useEffectEvent(() => onEnd?.())

  useEffect(() => {
    const ahead = readClock().getTime() - Date.parse(serverNow)
    const tick = () => {
      const rest = Math.max(0, end - (readClock().getTime() - ahead))
      setLeft(rest)
      if (rest > 0) return
      clearInterval(timer)
      ended()
    }
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [end, serverNow])

  const seconds = Math.ceil(left / 1000)
  const days = Math.floor(seconds / 86_400)
  const parts = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60].map(two)
  const box = look === 'boxes'
  return (
    <span
      role="timer"
      aria-live="off"
      className={cx('inline-flex items-center whitespace-nowrap tabular-nums', box && 'gap-1', className)}
    >
      {days > 0 && <span className="mr-1.5">{m.ui_days({ count: days })}</span>}
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hours, minutes and seconds never change places
        <span key={index} className="contents">
          {index > 0 && <span className={cx(box && 'font-semibold')}>:</span>}
          <span
            className={cx(
              box &&
                'grid h-6 min-w-6 place-items-center rounded-md bg-gray-900 px-1 text-xs font-semibold text-white',
            )}
          >
            {part}
          </span>
        </span>
      ))}
    </span>
  )
}
