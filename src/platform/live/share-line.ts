/** A line to the server that all tabs of this browser share: browsers allow six connections to a server, not sixty. */
export type LiveLine = { isOpen(): boolean; close(): void }

type Hold = { heard: (event: string) => void; opened: (open: boolean) => void }
type Options = { open: (hold: Hold) => () => void; heard: (event: string) => void }

const NAME = 'live'

type Said = { event: string } | { open: boolean } | 'is it open?'

/**
 * One tab holds the line and passes on what it hears. When that tab is closed the lock goes to the next one. Where
 * the browser has no locks (plain HTTP), each tab holds a line of its own while it is looked at.
 */
export function shareLine({ open, heard }: Options): LiveLine {
  let isOpen = false
  let mine = false
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME)
  let ended = false
  const pass = (said: Said) => {
    if (!ended) channel?.postMessage(said)
  }
  const hold: Hold = {
    heard(event) {
      heard(event)
      pass({ event })
    },
    opened(now) {
      isOpen = now
      pass({ open: now })
    },
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data === 'is it open?') {
      if (mine) pass({ open: isOpen })
    } else if ('open' in data) {
      if (!mine) isOpen = data.open
    } else heard(data.event)
  })

  const leaving = new AbortController()
  const holdUntilLeft = () =>
    new Promise<void>((left) => {
      mine = true
      const close = open(hold)
      leaving.signal.addEventListener('abort', () => {
        close()
        mine = false
        hold.opened(false)
        left()
      })
    })
  const stop = navigator.locks ? undefined : holdWhileSeen(open, { heard, opened: (now) => (isOpen = now) })
  if (navigator.locks) {
    pass('is it open?')
    navigator.locks.request(NAME, { signal: leaving.signal }, holdUntilLeft).catch(() => undefined)
  }
  return {
    isOpen: () => isOpen,
    close() {
      leaving.abort()
      stop?.()
      // What was said last must still be passed on.
      setTimeout(() => {
        ended = true
        channel?.close()
      })
    },
  }
}

function holdWhileSeen(open: Options['open'], hold: Hold): () => void {
  let close: (() => void) | undefined
  const look = () => {
    const seen = document.visibilityState === 'visible'
    if (seen) close ??= open(hold)
    else if (close) {
      close()
      close = undefined
      hold.opened(false)
    }
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    close?.()
  }
}
