import { type ComponentType, memo, Suspense, use, useEffect, useRef, useState } from 'react'
import { onIdle } from '#ui/act/use-when-idle.ts'
import { getLocale } from '#words/runtime'
import { isAlive, replayPresses } from './early-presses.ts'
import { comesAlive } from './own-part.tsx'

/** After so long a part that could not be fetched is asked for again. */
const TRY_AGAIN = 5000
/** What is this far below or above what is seen is near. */
const NEAR = '600px 0px'

type Component<Props> = ComponentType<Props>

/** Code of a part of a page, on its way or here. */
export type LaterPart<Props> = {
  isHere(): boolean
  come(): void
  coming: Promise<Component<Props>>
}

/** The first tries of all that is on its way; in the browser none of them fails. */
const underWay = new Set<Promise<void>>()

/** For `Later`, in the file of the page or part that shows it. */
export function laterPart<Props>(fetchPart: () => Promise<Component<Props>>): LaterPart<Props> {
  const { promise: coming, resolve } = Promise.withResolvers<Component<Props>>()
  let here = false
  let asked = false
  async function attempt(): Promise<void> {
    try {
      const value = await fetchPart()
      // React reads these two: what is here is rendered at once.
      Object.assign(coming, { status: 'fulfilled', value })
      here = true
      resolve(value)
    } catch (error) {
      if (import.meta.env.SSR) throw error
      setTimeout(attempt, TRY_AGAIN)
    }
  }
  function come(): void {
    if (asked) return
    asked = true
    const first = attempt().finally(() => underWay.delete(first))
    underWay.add(first)
  }
  // After the first page it comes with the code of its page.
  if (import.meta.env.SSR || isAlive()) come()
  return { isHere: () => here, come, coming }
}

/**
 * Once every part that is on its way has come, with the parts it brings: the server renders no page before, and a page one
 * goes to is not shown before.
 */
export async function partsAreHere(): Promise<void> {
  while (underWay.size > 0) await Promise.all(underWay)
}

type Props<P> = {
  part: LaterPart<P>
  /** What is handed to it. */
  with: P
  /** When it comes alive on a first page: as soon as there is nothing better to do, or once it is nearly seen. */
  when?: 'idle' | 'near'
}

/**
 * A part that is seen at once and comes alive later. The server renders it like any other; a first visit does not wait for
 * its code. What is pressed in it before is kept (`early-presses.ts`); what is typed is not, so it should have no boxes.
 */
export function Later<P extends object>({ part, with: given, when = 'idle' }: Props<P>) {
  const box = useRef<HTMLDivElement>(null)
  const [alive, setAlive] = useState(false)
  // Until it is alive it stays as it was rendered: React would take away what it cannot render anew yet.
  const [rendered, setRendered] = useState({ first: given, language: getLocale() })
  // In another language it is another part: what the server rendered would not fit its words, so it waits for no better moment.
  if (!alive && rendered.language !== getLocale()) {
    part.come()
    setRendered({ first: given, language: getLocale() })
  }
  useEffect(() => {
    if (part.isHere() || !box.current) return
    return when === 'idle' ? onIdle(part.come) : onNear(box.current, part.come)
  }, [part, when])
  // From the moment its code is here React may be looking at it, in steps: its words must stay what they are until then.
  useEffect(() => {
    if (alive) return
    let [gone, tell] = [false, () => {}]
    part.coming.then(() => {
      if (!gone) tell = comesAlive()
    })
    return () => {
      gone = true
      tell()
    }
  }, [part, alive])
  useEffect(() => {
    if (!alive) return
    box.current?.removeAttribute('data-later')
    if (box.current) replayPresses(box.current)
  }, [alive])
  return (
    <div ref={box} data-later="" className="contents">
      <Waiting
        key={rendered.language}
        part={part as LaterPart<object>}
        given={alive ? given : rendered.first}
        setAlive={setAlive}
      />
    </div>
  )
}

type WaitingProps = { part: LaterPart<object>; given: object; setAlive: (alive: true) => void }

/** Knows itself by what it is given, so that nothing around it reaches a part that is not alive. */
const Waiting = memo((props: WaitingProps) => (
  <Suspense>
    <Alive {...props} />
  </Suspense>
))

function Alive({ part, given, setAlive }: WaitingProps) {
  const Part = use(part.coming)
  useEffect(() => setAlive(true), [setAlive])
  return <Part {...given} />
}

/** Whoever touches it does not wait until it is near by scrolling. */
function onNear(box: HTMLElement, act: () => void): () => void {
  const watcher = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && act(), {
    rootMargin: NEAR,
  })
  // The box itself takes no room.
  for (const child of box.children) watcher.observe(child)
  box.addEventListener('focusin', act)
  return () => {
    watcher.disconnect()
    box.removeEventListener('focusin', act)
  }
}
