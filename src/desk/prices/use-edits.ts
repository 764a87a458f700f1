import { useEffect, useState } from 'react'
import { forgetKept, keepValues, readKept } from '#web/kept-values.ts'
import { countEdits, type Edits, NO_EDITS } from './edits.ts'

const KEPT = 'price grid'

/** What was typed stays in this tab, through other pages of the grid and a reload, until it is saved or discarded. */
export function useEdits() {
  const [edits, setEdits] = useState<Edits>(() => (readKept(KEPT) as Edits | undefined) ?? NO_EDITS)
  useEffect(() => {
    if (countEdits(edits) > 0) keepValues(KEPT, edits)
    else forgetKept(KEPT)
  }, [edits])
  return [edits, setEdits] as const
}
