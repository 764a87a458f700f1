import type { ReactNode } from 'react'
import { paths } from '#paths'
import { cx } from '#ui/cx.ts'
import { Breadcrumb } from '#ui/move/breadcrumb.tsx'
import * as m from '#words'

type Props = {
  /** The list one came from, as a rule. */
  list: { label: string; href: string }
  title: string
  className?: string
  children: ReactNode
}

/** A screen about one thing of a list: the way back to it, then the thing. */
export function PageBelow({ list, title, className, children }: Props) {
  return (
    <div className={cx('column', className)}>
      <Breadcrumb items={[{ label: m.shell_home(), href: paths.home() }, list, { label: title }]} />
      {children}
    </div>
  )
}
