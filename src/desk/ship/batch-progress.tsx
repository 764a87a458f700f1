import { useEffect, useState } from 'react'
import { desk } from '#desk/desk-api.ts'
import { dataOf } from '#web/call-api.ts'
import * as m from '#words'

const EVERY_MS = 500

/** How far a file is while it is being shipped: fifty lines at a time hold, whatever happens to this page. */
export function BatchProgress({ total }: { total: number }) {
  const [done, setDone] = useState(0)
  useEffect(() => {
    const timer = setInterval(async () => {
      const listed = await dataOf(desk.batchesSeller.listBatches({ rows: 5 }))
      const mine = listed?.find(({ finished, total: lines }) => !finished && lines === total)
      if (mine) setDone(total - mine.counts.ready)
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [total])
  return (
    <p role="status" className="rounded-xl bg-white p-4 ring-1 ring-gray-200">
      {m.scanning_progress({ done, total })}
      <progress
        value={done}
        max={total}
        aria-label={m.scanning_progress({ done, total })}
        className="mt-2 block h-2 w-full"
      />
    </p>
  )
}
