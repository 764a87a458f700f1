import { useSearchParams } from 'react-router'
import { EmptyState } from '#ui/show/empty-state.tsx'

type Props = {
  /** Nothing there at all yet. */
  none: string
  /** Nothing that fits what is asked for. */
  unfit: string
}

/** How a list is shown, and where in it somebody is; the rest of its address narrows it. */
const SHOWN = new Set(['hide', 'view', 'sort'])

/** A list of nothing: a new shop's is no failed search. */
export function ListEmpty({ none, unfit }: Props) {
  const [asked] = useSearchParams()
  const narrowed = [...asked].some(([name, value]) => !SHOWN.has(name) && value !== '')
  return <EmptyState size="sm" title={narrowed ? unfit : none} />
}
