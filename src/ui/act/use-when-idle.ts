import { type ComponentType, useEffect, useState } from 'react'

/** After so long a part that could not be fetched is asked for again. */
const TRY_AGAIN = 5000

type FetchPart<Props> = () => Promise<ComponentType<Props>>

/** What was fetched once is there at once on the next page. */
const fetched = new Map<unknown, unknown>()

/**
 * For a part of which nothing is seen at first: a dialog, a toast. Its script is fetched when the browser has nothing better
 * to do, so that it does not stand between a visitor and the page; until then, and on the server, there is no part.
 */
export function useWhenIdle<Props>(fetchPart: FetchPart<Props>): ComponentType<Props> | undefined {
  const [part, setPart] = useState(() => fetched.get(fetchPart) as ComponentType<Props> | undefined)
  useEffect(() => {
    if (part) return
    return onIdle(async () => {
      const found = await fetchPart()
      fetched.set(fetchPart, found)
      setPart(() => found)
    })
  }, [part, fetchPart])
  return part
}

function onIdle(act: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const attempt = () => {
    act().catch(() => {
      timer = setTimeout(attempt, TRY_AGAIN)
    })
  }
  // Safari does not say when it is idle.
  const idle = window.requestIdleCallback?.(attempt, { timeout: 2000 })
  if (idle === undefined) timer = setTimeout(attempt, 300)
  return () => {
    clearTimeout(timer)
    if (idle !== undefined) window.cancelIdleCallback(idle)
  }
}
