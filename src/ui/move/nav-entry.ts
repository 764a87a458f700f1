import type { ReactNode } from 'react'

/** One place to go in a bar or menu: a link with `href`, otherwise a button. */
export type NavEntry = {
  label: string
  href?: string
  onClick?: () => unknown
  icon?: ReactNode
  count?: number
  /** Spoken instead of the bare count: "3 unread". */
  countLabel?: string
  /** The count asks for nothing: there is nothing to be done about it. */
  quiet?: boolean
  current?: boolean
}
