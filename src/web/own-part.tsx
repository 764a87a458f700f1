import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react'

/** Of parts that are seen and not alive yet. */
const underWay = new Set<Promise<void>>()

type Part = PromiseWithResolvers<void>

/** Whoever changes what words say waits for it: React compares a part that comes alive with what the server wrote. */
export const partsAreAlive = () => Promise.all(underWay)

/** A part is about to come alive; it has, or is gone, when what is answered is called. */
export function comesAlive(part: Part = Promise.withResolvers()): () => void {
  underWay.add(part.promise)
  return () => come(part)
}

/**
 * A part that comes to life by itself, after what stands around it: one look at the whole page would hold a slow phone longer.
 * What is pressed in it is answered as ever; what is typed before is not kept, so it should have no boxes. Nor should a mouse rest on
 * it when a page opens: React does not notice that one left a part which it has not looked at, nor what one came to from there.
 */
export function OwnPart({ children }: { children: ReactNode }) {
  const [part] = useState(() => Promise.withResolvers<void>())
  // Not while it is drawn: React may begin anew, and nobody would ever tell of the first. And before it can come.
  useLayoutEffect(() => comesAlive(part), [part])
  return (
    <Suspense>
      {children}
      <Tell part={part} />
    </Suspense>
  )
}

function come({ promise, resolve }: Part): void {
  underWay.delete(promise)
  resolve()
}

function Tell({ part }: { part: Part }) {
  useEffect(() => come(part), [part])
  return null
}
