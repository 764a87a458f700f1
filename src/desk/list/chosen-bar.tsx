import type { ReactNode } from 'react'
import { EdgeBar } from '#desk/shell/edge-bar.tsx'
import { Button } from '#ui/act/button.tsx'
import * as m from '#words'

type Props = {
  /** How many are chosen, also those of a whole question that are not on the page. */
  count: number
  clear(): void
  /** Takes the rest of the page too, where some of it is chosen: a phone shows no box above its rows. */
  rest: (() => void) | false
  children: ReactNode
}

/** What can be done with the chosen rows, in sight as long as there are some. */
export function ChosenBar({ count, clear, rest, children }: Props) {
  if (count === 0) return null
  return (
    <EdgeBar label={m.desk_chosen_acts()}>
      <p role="status" className="mr-auto font-medium tabular-nums">
        {m.desk_chosen({ count })}
      </p>
      {rest && (
        <Button variant="soft" onClick={rest}>
          {m.desk_choose_all()}
        </Button>
      )}
      {children}
      <Button variant="ghost" onClick={clear}>
        {m.desk_choose_none()}
      </Button>
    </EdgeBar>
  )
}
