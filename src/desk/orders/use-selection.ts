import { useState } from 'react'

/** Some rows of the page, or all that are found: then it is the question that is selected, with how many it found. */
export type Selection = { rows: ReadonlySet<string>; all: { count: number; upTo: number } | undefined }

const NONE: Selection = { rows: new Set(), all: undefined }

/** What is selected in the list at this address; another filter or page begins with nothing. */
export function useSelection(address: string) {
  const [kept, setKept] = useState<Selection & { address: string }>({ ...NONE, address })
  const now = kept.address === address ? kept : NONE
  const set = (next: Selection) => setKept({ ...next, address })
  return {
    selection: now,
    toggle(sn: string) {
      const rows = new Set(now.all ? [] : now.rows)
      if (!rows.delete(sn)) rows.add(sn)
      set({ rows, all: undefined })
    },
    page: (sns: readonly string[]) => set({ rows: new Set(sns), all: undefined }),
    all: (count: number, upTo: number) => set({ rows: new Set(), all: { count, upTo } }),
    none: () => set(NONE),
  }
}
