import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from '#ui/cx.ts'
import { Picture } from './picture.tsx'

export type MediaCardProps = {
  href: string
  picture: string
  /** What the picture shows beyond what the title says. */
  alt?: string | undefined
  title: ReactNode
  /** Language of the title where it is not the page's. */
  titleLang?: string
  tags?: ReactNode
  price?: ReactNode
  /** Small figures at the end of the price row. */
  meta?: ReactNode
  /** On the picture: a heart. */
  corner?: ReactNode
  /** On the picture's other corner: a tag. */
  ribbon?: ReactNode
  /** Takes the place of `meta` while the card is pointed at or holds the keyboard focus. */
  action?: ReactNode
  /** Covers the picture: a reason why it cannot be had. */
  veil?: ReactNode
  heading?: 'h2' | 'h3'
  sizes?: string
  priority?: boolean
  className?: string
}

const FIVE_IN_A_ROW = '(min-width: 768px) 224px, 46vw'

/** A picture with two lines of title: five in a row on wide screens, two on phones (see `MediaGrid`). */
export function MediaCard(props: MediaCardProps) {
  const { href, picture, title, titleLang, tags, price, meta, corner, ribbon, action, veil } = props
  const { alt = '', heading: Heading = 'h3', sizes = FIVE_IN_A_ROW, priority, className } = props
  return (
    <article
      className={cx(
        'group relative flex min-w-0 flex-col overflow-hidden rounded-2xl bg-white ring-1 ring-gray-200/70 transition-shadow duration-200 hover:shadow-lg',
        className,
      )}
    >
      <div className="relative overflow-hidden">
        <Picture
          src={picture}
          alt={alt}
          sizes={sizes}
          priority={priority}
          className="transition-transform duration-500 ease-out group-hover:scale-104"
        />
        {veil && (
          <div className="absolute inset-0 grid place-items-center bg-white/65">
            <span className="rounded-full bg-gray-900/80 px-4 py-1.5 text-sm font-medium text-white">
              {veil}
            </span>
          </div>
        )}
      </div>
      {ribbon && <div className="pointer-events-none absolute left-2.5 top-2.5 flex gap-1">{ribbon}</div>}
      <div className="flex flex-1 flex-col px-3 pb-3 pt-2.5 md:px-3.5 md:pb-3.5 md:pt-3">
        <Heading
          className="line-clamp-2 min-h-[2lh] wrap-anywhere font-medium leading-5.5 text-gray-800"
          lang={titleLang}
        >
          <Link
            to={href}
            prefetch="intent"
            className="outline-none transition-colors after:absolute after:inset-0 after:rounded-2xl group-hover:text-brand-700 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand-700"
          >
            {title}
          </Link>
        </Heading>
        {tags && <div className="mt-1.5 flex h-5 flex-wrap gap-1 overflow-hidden">{tags}</div>}
        {(price || meta || action) && (
          <div className="relative mt-auto flex min-h-8 items-end justify-between gap-2 pt-2">
            {price}
            {meta && (
              <span
                className={cx(
                  'truncate pb-px text-xs text-gray-500 transition-opacity',
                  action && 'group-focus-within:opacity-0 group-hover:opacity-0',
                )}
              >
                {meta}
              </span>
            )}
            {action && (
              <div className="absolute -right-0.5 bottom-0 z-10 translate-y-1 opacity-0 transition-[opacity,transform] group-focus-within:translate-y-0 group-focus-within:opacity-100 group-hover:translate-y-0 group-hover:opacity-100 [@media(hover:none)]:hidden">
                {action}
              </div>
            )}
          </div>
        )}
      </div>
      {corner && <div className="absolute right-2 top-2 z-10">{corner}</div>}
    </article>
  )
}

export function MediaGrid({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={cx('grid grid-cols-2 gap-2 sm:grid-cols-3 md:gap-4 lg:grid-cols-5', className)}>
      {children}
    </div>
  )
}
