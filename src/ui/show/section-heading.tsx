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
        <Heading id={id} className="section-title">
          {icon}
          {title}
        </Heading>
        {text && <p className="text-gray-500 max-md:hidden">{text}</p>}
      </div>
      {more && (
        <Link discover="none" to={more.href} className="section-more">
          {more.label}
          {/* Out of the page, in a list of links, each says where it leads. */}
          <span className="sr-only"> {title}</span>
          <ChevronRight />
        </Link>
      )}
      {children && <div className="min-w-0 max-md:order-3 max-md:w-full md:ml-auto">{children}</div>}
    </div>
  )
}
