import type { ReactNode } from 'react'
import { paths } from '#paths'
import { cx } from '#ui/cx.ts'
import { Breadcrumb } from '#ui/move/breadcrumb.tsx'
import * as m from '#words'

const LISTS = {
  orders: () => ({ label: m.myorders_title(), href: paths.orders() }),
  afterSales: () => ({ label: m.aftersales_list(), href: paths.afterSales() }),
}

type Props = {
  /** The list one came from, as a rule. */
  list: keyof typeof LISTS
  title: string
  className?: string
  children: ReactNode
}

/** A screen about one thing of a list: the way back to it, then the thing. */
export function PageBelow({ list, title, className, children }: Props) {
  return (
    <div className={cx('column max-md:pt-3', className)}>
      <Breadcrumb
        items={[{ label: m.shell_home(), href: paths.home() }, LISTS[list](), { label: title }]}
        className="max-md:hidden"
      />
      {children}
    </div>
  )
}
