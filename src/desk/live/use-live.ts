import { useEffect, useEffectEvent } from 'react'
import type { Heard } from '#features/packing/heard.ts'
import { DESK_LIVE_PATH } from '#platform/live/live-path.ts'
import { seconds } from '#platform/time.ts'

/** A busy shop changes all the time; a page is asked for anew this often at most. */
const AT_MOST_EVERY = seconds(2)

/**
 * Calls `look` when something of this sort changed, and when this tab is looked at again. The line is open only while
 * somebody looks: browsers allow six to a server.
 */
export function useLive(about: Heard, look: () => unknown): void {
  const again = useEffectEvent(look)
  useEffect(() => {
    let source: EventSource | undefined
    let rest: ReturnType<typeof setTimeout> | undefined
    let more = false
    /** At once; what is heard while it rests is looked at together afterwards. */
    const soon = () => {
      more = rest !== undefined
      if (more) return
      again()
      rest = setTimeout(() => {
        rest = undefined
        if (more) soon()
      }, AT_MOST_EVERY)
    }
    const open = () => {
      source = new EventSource(DESK_LIVE_PATH)
      source.addEventListener('mine', ({ data }: MessageEvent<string>) => data === about && soon())
      source.addEventListener('all', soon)
      source.addEventListener('bye', () => source?.close())
    }
    const follow = () => {
      source?.close()
      if (document.visibilityState !== 'visible') return
      open()
      soon()
    }
    open()
    document.addEventListener('visibilitychange', follow)
    window.addEventListener('online', follow)
    return () => {
      clearTimeout(rest)
      source?.close()
      document.removeEventListener('visibilitychange', follow)
      window.removeEventListener('online', follow)
    }
  }, [about])
}
