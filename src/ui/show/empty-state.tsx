import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { Scene } from './scene.tsx'
import type { SceneName } from './scene-names.ts'

export type EmptyStateProps = {
  /** What is drawn above the words. */
  scene?: SceneName
  title: string
  /** `h1` where it is the page. */
  heading?: 'h1'
  text?: ReactNode
  /** The way on, a `ButtonLink` as a rule. */
  action?: ReactNode
  size?: 'sm' | 'md'
  className?: string
}

/** Nothing here, or not now: what this place is for and the way on, under a drawing. */
export function EmptyState(props: EmptyStateProps) {
  const { scene = 'basket', title, heading, text, action, size = 'md', className } = props
  const Title = heading ?? 'p'
  return (
    <div
      className={cx(
        'flex flex-col items-center justify-center text-center',
        size === 'md' ? 'px-6 py-12' : 'px-4 py-6',
        className,
      )}
    >
      <Scene name={scene} className={size === 'md' ? 'mb-4 w-48' : 'mb-2 w-28'} />
      <Title
        className={cx(
          'phrases text-balance! font-medium text-gray-800',
          size === 'md' ? 'text-base' : 'text-sm',
        )}
      >
        {title}
      </Title>
      {text && <div className="phrases mt-1 max-w-[18em] text-balance! text-gray-500">{text}</div>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
