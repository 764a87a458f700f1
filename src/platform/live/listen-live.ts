import { base } from 'virtual:wire'
import { readCookie } from '#platform/contract/cookies.ts'
import { minutes, seconds } from '#platform/time.ts'
import { EVERYTHING, LIVE_PATH } from './live-path.ts'
import { type LiveLine, shareLine } from './share-line.ts'

/** What a page hears: the name of what changed, or `EVERYTHING`. */
type Listener = (event: string) => void

/** The page itself comes first. */
const FIRST_WAIT = seconds(2)
const TRY_AGAIN = minutes(1)
/** What reaches everybody at once is not asked for by everybody at once. */
const SPREAD = seconds(15)

const listeners = new Set<Listener>()
let line: LiveLine | undefined

/** Heard whenever something of this buyer's changes, in any tab; visitors hear nothing. */
export function listenLive(listener: Listener): () => void {
  listeners.add(listener)
  line ??= begin()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    line?.close()
    line = undefined
  }
}

/** False while nothing would be heard: then it helps to ask now and then. */
export const isLive = () => line?.isOpen() ?? false

function tell(event: string): void {
  for (const listener of listeners) listener(event)
}

const begin = () => shareLine({ open: openStream, heard: tell })

type Hold = { heard: (event: string) => void; opened: (open: boolean) => void }

/** The one stream of this browser. It is opened again by the browser itself, and by us where the server had no room. */
function openStream({ heard, opened }: Hold): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout>
  let missed = false
  const spread = (event: string) => setTimeout(() => heard(event), Math.random() * SPREAD)

  function connect(): void {
    // Another origin would not be sent the login; the page asks now and then instead.
    if (base !== '' || typeof EventSource === 'undefined') return
    if (readCookie('user_token') === undefined) {
      again()
      return
    }
    source = new EventSource(LIVE_PATH)
    source.addEventListener('open', () => {
      opened(true)
      if (missed) heard(EVERYTHING)
      missed = false
    })
    source.addEventListener('mine', ({ data }: MessageEvent<string>) => heard(data))
    source.addEventListener('all', ({ data }: MessageEvent<string>) => spread(data))
    source.addEventListener('bye', () => {
      source?.close()
      opened(false)
      again()
    })
    source.addEventListener('error', () => {
      missed = true
      opened(false)
      if (source?.readyState === EventSource.CLOSED) again()
    })
  }

  function again(): void {
    clearTimeout(timer)
    timer = setTimeout(connect, TRY_AGAIN)
  }

  timer = setTimeout(connect, FIRST_WAIT)
  return () => {
    clearTimeout(timer)
    source?.close()
  }
}
