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
  /** Small figures below the price. */
  meta?: ReactNode
  /** On the picture: a heart, or another round button. */
  corner?: ReactNode
  /** On the picture's other corner: a tag. */
  ribbon?: ReactNode
  /**
   * A `Button` lies at the lower edge of the picture, seen only while the card is pointed at or holds the keyboard focus;
   * an `IconButton` always stands at the end of the row.
   */
  action?: ReactNode
  /** Covers the picture: a reason why it cannot be had. */
  veil?: ReactNode
  heading?: 'h2' | 'h3'
  sizes?: string
  priority?: boolean
  className?: string
}

const FIVE_IN_A_ROW = '(width>=768px) 224px,46vw'

/** A picture with two lines of title: five in a row on wide screens, two on phones (see `MediaGrid`). */
export function MediaCard(props: MediaCardProps) {
  const { href, picture, title, titleLang, tags, price, meta, corner, ribbon, action, veil } = props
  const { alt = '', heading: Heading = 'h3', sizes = FIVE_IN_A_ROW, priority, className } = props
  return (
    <article className={cx('media-card', className)}>
      <Picture src={picture} alt={alt} sizes={sizes} priority={priority} />
      {veil && (
        <div className="media-card-veil absolute inset-x-0 top-0 grid aspect-square place-items-center bg-white/65">
          <span className="rounded-full bg-gray-900/80 px-4 py-1.5 text-sm font-medium text-white">
            {veil}
          </span>
        </div>
      )}
      {ribbon && <div className="pointer-events-none absolute left-2.5 top-2.5 flex gap-1">{ribbon}</div>}
      <div className="media-card-words">
        <Heading lang={titleLang}>
          <Link to={href} prefetch="intent" discover="none" viewTransition>
            {title}
          </Link>
        </Heading>
        {tags && <div className="media-card-tags">{tags}</div>}
        {(price || meta || action) && (
          <div className="media-card-foot">
            <div>
              {price}
              {meta && <p>{meta}</p>}
            </div>
            {action}
          </div>
        )}
      </div>
      {corner}
    </article>
  )
}

type GridProps = { children: ReactNode; className?: string }

/**
 * As many columns as there is room for, whatever stands beside the grid. `fitting` rather has rows that are full, and
 * cards with `overhang` leave out what would begin a last row without filling it.
 */
export function MediaGrid({ children, className }: GridProps) {
  return (
    <div className="@container">
      <div className={cx('media-grid', className)}>{children}</div>
    </div>
  )
}
