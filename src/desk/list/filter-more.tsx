import type { ReactNode } from 'react'
import { Button } from '#ui/act/button.tsx'
import { ButtonLink } from '#ui/act/button-link.tsx'
import * as m from '#words'

type Props = {
  /** How many of them narrow the list now; it is open while some do. */
  used: number
  /** The list without them. */
  clear: string
  children: ReactNode
}

/** What few people look for unfolds below a list's search box. */
export const FilterMore = ({ used, clear, children }: Props) => (
  <details open={used > 0} className="order-last open:w-full">
    <summary className="inline-flex min-h-11 cursor-pointer items-center px-2 text-gray-600">
      {used > 0 ? m.deskorders_filters_used({ count: used }) : m.deskorders_filters()}
    </summary>
    <div className="mt-2 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-5">
      {children}
      <Button type="submit" variant="soft">
        {m.desk_find()}
      </Button>
      {used > 0 && (
        <ButtonLink variant="outline" href={clear}>
          {m.deskorders_clear()}
        </ButtonLink>
      )}
    </div>
  </details>
)
