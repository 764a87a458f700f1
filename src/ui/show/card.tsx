import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'

export type CardProps = {
  title?: ReactNode
  /** At the end of the title's row. */
  action?: ReactNode
  as?: 'section' | 'article' | 'div'
  /** `h1` where the card is the page. */
  heading?: 'h1' | 'h2' | 'h3'
  look?: 'plain' | 'outline' | 'raised'
  pad?: 'none' | 'sm' | 'md'
  className?: string
  children?: ReactNode
}

const LOOKS = {
  plain: '',
  outline: 'ring-1 ring-inset ring-gray-200',
  raised: 'shadow-md ring-1 ring-gray-100',
}
const PADS = { none: '', sm: 'p-4', md: 'p-4 md:p-6' }

export function Card(props: CardProps) {
  const {
    title,
    action,
    // What has no name is no part of its own.
    as: Box = title ? 'section' : 'div',
    heading: Heading = 'h2',
    look = 'plain',
    pad = 'md',
    className,
  } = props
  return (
    <Box className={cx('rounded-2xl bg-white', LOOKS[look], PADS[pad], className)}>
      {title && (
        <div
          className={cx(
            'mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2',
            Heading === 'h1' && !action && 'max-md:mb-0',
            pad === 'none' && 'px-4 pt-4 md:px-6',
          )}
        >
          {/* The row above a phone's page says it already. */}
          <Heading
            className={cx('text-lg font-semibold text-gray-900', Heading === 'h1' && 'max-md:sr-only')}
          >
            {title}
          </Heading>
          {action}
        </div>
      )}
      {props.children}
    </Box>
  )
}
