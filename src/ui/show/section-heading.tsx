import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from '#ui/cx.ts'

export type SectionHeadingProps = {
  title: string
  text?: string
  icon?: ReactNode
  more?: { label: string; href: string }
  /** Filters or tabs, at the end. */
  children?: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
  id?: string
  className?: string
}

export function SectionHeading(props: SectionHeadingProps) {
  const { title, text, icon, more, children, heading: Heading = 'h2', id, className } = props
  return (
    <div className={cx('mb-4 flex flex-wrap items-end gap-x-6 gap-y-3 md:mb-5', className)}>
      <div className="flex items-baseline gap-3">
        <Heading
          id={id}
          className="flex items-center gap-2 text-xl font-bold tracking-tight text-gray-900 md:text-2xl [&_svg]:size-6 [&_svg]:text-brand-600"
        >
          {icon}
          {title}
        </Heading>
        {text && <p className="text-gray-500 max-md:hidden">{text}</p>}
      </div>
      {more && (
        <Link
          to={more.href}
          className="order-2 ml-auto flex min-h-8 items-center gap-0.5 rounded-sm text-gray-600 hover:text-brand-700"
        >
          {more.label}
          <ChevronRight className="size-4" />
        </Link>
      )}
      {children && <div className="min-w-0 max-md:order-3 max-md:w-full md:ml-auto">{children}</div>}
    </div>
  )
}
