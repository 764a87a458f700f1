import Inbox from 'lucide-react/icons/inbox'
import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'

export type EmptyStateProps = {
  icon?: ReactNode
  title: string
  /** `h1` where it is the page. */
  heading?: 'h1'
  text?: ReactNode
  /** The way on, a `ButtonLink` as a rule. */
  action?: ReactNode
  size?: 'sm' | 'md'
  className?: string
}

export function EmptyState({ icon, title, heading, text, action, size = 'md', className }: EmptyStateProps) {
  const Title = heading ?? 'p'
  return (
    <div
      className={cx(
        'flex flex-col items-center justify-center text-center',
        size === 'md' ? 'px-6 py-16' : 'px-4 py-8',
        className,
      )}
    >
      <div
        className={cx(
          'grid place-items-center rounded-full bg-linear-to-b from-brand-50 to-brand-100 text-brand-600 [&_svg]:stroke-[1.5]',
          size === 'md' ? 'mb-5 size-24 [&_svg]:size-10' : 'mb-3 size-14 [&_svg]:size-6',
        )}
      >
        {icon ?? <Inbox />}
      </div>
      <Title className={cx('font-medium text-gray-800', size === 'md' ? 'text-base' : 'text-sm')}>
        {title}
      </Title>
      {text && <div className="mt-1 max-w-sm text-gray-500">{text}</div>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
