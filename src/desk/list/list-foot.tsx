import { useSearchParams } from 'react-router'
import { ButtonLink } from '#ui/act/button-link.tsx'
import * as m from '#words'
import { asking } from './asked.ts'

type Props = {
  /** Where the list goes on, as the call takes it; nothing at its end. */
  next: string | number | undefined
  /** The part of the address that says so. */
  place?: 'after' | 'before'
}

/** A long list goes on from its last row: nothing is counted, and nothing shifts while others add to it. */
export function ListFoot({ next, place = 'after' }: Props) {
  const [asked] = useSearchParams()
  const further = asked.has(place)
  if (next === undefined && !further) return null
  return (
    <nav aria-label={m.desk_list_pages()} className="mt-3 flex justify-center gap-2">
      {further && (
        <ButtonLink variant="outline" href={asking(asked, {})}>
          {m.desk_list_first()}
        </ButtonLink>
      )}
      {next !== undefined && (
        <ButtonLink variant="outline" href={asking(asked, { [place]: next })}>
          {m.desk_list_next()}
        </ButtonLink>
      )}
    </nav>
  )
}
