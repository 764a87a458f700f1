import ChevronLeft from 'lucide-react/icons/chevron-left'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import * as m from '#words'

export type TitleRowProps = {
  title: string
  /** Absent where nothing lies before the page. */
  back?: { href: string; onClick: (event: MouseEvent) => unknown }
  /** At the right end: small acts that every such page has. */
  children?: ReactNode
}

/** The one row above a phone's page: where one is, and the way back. */
export function TitleRow({ title, back, children }: TitleRowProps) {
  return (
    <header className="title-row">
      {back && (
        <Link
          discover="none"
          to={back.href}
          onClick={back.onClick}
          aria-label={m.ui_back()}
          className="icon-button icon-button-md"
        >
          <ChevronLeft />
        </Link>
      )}
      {/* The page has it as its heading, where the eye does not need it twice. */}
      <p aria-hidden="true">{title}</p>
      {children}
    </header>
  )
}
