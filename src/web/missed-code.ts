import { partsAreHere } from './later.tsx'

const PAGE_ASKED = 'shop:page-asked'
const CODE_MISSED = 'shop:code-missed'

const heard = (event: string) =>
  new Promise<void>((resolve) => window.addEventListener(event, () => resolve(), { once: true }))

/** The code of a page did not come. */
export const codeMissed = () => heard(CODE_MISSED)

/** A page is asked for: whatever code did not come before is fetched again. */
export const fetchCodeAgain = () => window.dispatchEvent(new Event(PAGE_ASKED))

type Route = { id: string; module: string }

/**
 * Stands in for the router's own function of this name, which loads the whole page anew when code does not come: without
 * network that is the browser's page of failure. This one waits until a page is asked for again.
 *
 * @public for `router-parts-plugin.ts`
 */
export async function loadRouteModule(route: Route, modules: Record<string, unknown>): Promise<unknown> {
  while (!(route.id in modules)) {
    try {
      const page = await import(/* @vite-ignore */ route.module)
      await partsAreHere()
      modules[route.id] = page
    } catch {
      window.dispatchEvent(new Event(CODE_MISSED))
      await heard(PAGE_ASKED)
    }
  }
  return modules[route.id]
}
