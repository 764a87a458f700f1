import { type ComponentType, startTransition, useEffect, useReducer, useSyncExternalStore } from 'react'

/** After so long a part that could not be fetched is asked for again. */
const TRY_AGAIN = 5000

type FetchPart<Props> = () => Promise<ComponentType<Props>>

/** What was fetched once is there at once on the next page. */
const fetched = new Map<unknown, unknown>()
/** Who waits looks for itself: told all at once, React would draw them anew in one go, which a slow phone feels. */
const tellNobody = () => () => {}

/**
 * For a part of which nothing is seen at first: a dialog, a toast. Its script is fetched when the browser has nothing better
 * to do, so that it does not stand between a visitor and the page; until then, and on the server, there is no part.
 */
export function useWhenIdle<Props>(fetchPart: FetchPart<Props>): ComponentType<Props> | undefined {
  const read = () => fetched.get(fetchPart) as ComponentType<Props> | undefined
  // What comes alive as the server rendered it begins without, even when another has fetched it by then.
  const part = useSyncExternalStore(tellNobody, read, () => undefined)
  const [, look] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    if (part) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const attempt = async () => {
      try {
        fetched.set(fetchPart, await fetchPart())
        startTransition(look)
      } catch {
        timer = setTimeout(attempt, TRY_AGAIN)
      }
    }
    const stop = onIdle(attempt)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [part, fetchPart])
  return part
}

/** Once the browser has nothing better to do, and within two seconds. */
export function onIdle(act: () => void): () => void {
  // Safari does not say when it is idle.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(act, 300)
    return () => clearTimeout(timer)
  }
  const idle = window.requestIdleCallback(act, { timeout: 2000 })
  return () => window.cancelIdleCallback(idle)
}
