import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'

export type AlertProps = {
  tone?: 'info' | 'success' | 'warn' | 'error'
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  icon?: ReactNode
  className?: string
}

const TONES = {
  info: ['bg-blue-50 text-blue-700', <Info key="icon" />],
  success: ['bg-brand-50 text-brand-700', <CircleCheck key="icon" />],
  warn: ['bg-amber-50 text-amber-700', <TriangleAlert key="icon" />],
  error: ['bg-red-50 text-red-700', <CircleAlert key="icon" />],
} as const

/** A standing notice inside the page: a state, a reason, what happens next. */
export function Alert({ tone = 'info', title, children, action, icon, className }: AlertProps) {
  const [colours, sign] = TONES[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      className={cx(
        'flex flex-wrap items-start gap-3 rounded-xl px-4 py-3 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0',
        colours,
        className,
      )}
    >
      {icon ?? sign}
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-gray-700">{children}</div>}
      </div>
      {action}
    </div>
  )
}
