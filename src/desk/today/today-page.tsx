import { useLoaderData } from 'react-router'
import { usePerson } from '#desk/door/load-door.ts'
import { FreeByDefault } from '#desk/products/free-by-default.tsx'
import { PageTitle } from '#desk/shell/page-title.tsx'
import * as m from '#words'
import { BatchesPanel } from './batches-panel.tsx'
import { FirstSteps } from './first-steps.tsx'
import { type LoadedToday, loadToday } from './load-today.ts'
import { SalesPanel } from './sales-panel.tsx'
import { SoonGonePanel } from './soon-gone-panel.tsx'
import { useFreshly } from './use-freshly.ts'
import { WaitingCards } from './waiting-cards.tsx'

export const loader = loadToday

/** What waits, how it sells, what will be missing, and how what was done to many came out. */
export function Component() {
  const { today, opening, days, out, batches, freeByDefault } = useLoaderData<LoadedToday>()
  const { role, name } = usePerson()
  useFreshly()
  return (
    <>
      <PageTitle title={m.desk_hello({ name })} />
      <FreeByDefault count={freeByDefault} listed={false} />
      {opening && <FirstSteps {...opening} />}
      <WaitingCards today={today} role={role} />
      <div className="mt-4 grid gap-4 lg:grid-cols-2">
        {today.sales && days && <SalesPanel sales={today.sales} days={days} />}
        <div className="grid content-start gap-4">
          {out && <SoonGonePanel rows={out} />}
          {batches && <BatchesPanel rows={batches} />}
        </div>
      </div>
    </>
  )
}
