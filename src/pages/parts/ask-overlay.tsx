import { useMatches } from 'react-router'
import { readKnownBuyer } from '#features/account/web/known-buyer.ts'
import { type Shown, takeOverlay } from '#features/me/web/take-overlay.ts'
import { useOnChange } from '#platform/pages/use-on-change.ts'
import type { Shows } from './shows.ts'

/** Once per page, near its root: what is the buyer's own of it is asked for whenever its data has come. */
export function AskOverlay() {
  const page = useMatches().at(-1)
  const data = page?.loaderData
  useOnChange(data, () => {
    const shown = data && (page.handle as Partial<Shows> | undefined)?.shows?.(data as never)
    // Whose browser has forgotten its buyer asks who they are.
    if (shown || !readKnownBuyer()) void takeOverlay(shown ?? NOTHING)
  })
  return null
}

const NOTHING: Shown = {}
