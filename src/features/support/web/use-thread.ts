import { useCallback, useEffect, useRef, useState } from 'react'
import { refreshUnread } from '#features/notices/web/unread-store.ts'
import type { SupportMessage } from '#features/support/support-contract.ts'
import { HEARD_SUPPORT } from '#features/support/support-rules.ts'
import { api } from '#platform/contract/api.ts'
import { isLive, listenLive } from '#platform/live/listen-live.ts'
import { EVERYTHING } from '#platform/live/live-path.ts'
import { seconds } from '#platform/time.ts'

/** How often is asked while nothing would be heard. */
const POLL = seconds(5)

export type Thread = { messages: readonly SupportMessage[]; more: boolean; waiting: boolean }

/** The conversation, kept fresh while it is open: by what is heard, or by asking where nothing is. */
export function useThread() {
  const [thread, setThread] = useState<Thread>()
  const [failed, setFailed] = useState(false)
  const newest = useRef(0)

  const load = useCallback(async () => {
    const answer = await api.support.showThread({}).catch(() => undefined)
    setFailed(answer === undefined)
    if (answer?.code !== 1) return
    const { messages, more, waiting } = answer.data
    setThread((before) => merge(before, messages, more === 1, waiting === 1))
    const last = messages.findLast((message) => message.from_seller === 1)?.id ?? 0
    if (last <= newest.current) return
    newest.current = last
    // Seen: the dot goes.
    await api.support.readThread().catch(() => undefined)
    await refreshUnread()
  }, [])

  const loadEarlier = async () => {
    const before = thread?.messages[0]?.id
    if (before === undefined) return
    const answer = await api.support.showThread({ before }).catch(() => undefined)
    if (answer?.code !== 1) return
    const { messages, more } = answer.data
    setThread((now) => now && { ...now, messages: [...messages, ...now.messages], more: more === 1 })
  }

  useEffect(() => {
    void load()
    const stop = listenLive((event) => {
      if (event === HEARD_SUPPORT || event === EVERYTHING) void load()
    })
    const timer = setInterval(() => {
      if (!isLive() && document.visibilityState === 'visible') void load()
    }, POLL)
    return () => {
      stop()
      clearInterval(timer)
    }
  }, [load])

  return { thread, failed, load, loadEarlier }
}

/** Earlier pages that were asked for stay; what the newest page says wins. */
function merge(
  before: Thread | undefined,
  newest: readonly SupportMessage[],
  more: boolean,
  waiting: boolean,
): Thread {
  const first = newest[0]?.id
  if (!before || first === undefined) return { messages: newest, more, waiting }
  const earlier = before.messages.filter((message) => message.id < first)
  // With a gap between what is shown and what is new, the earlier part is asked for again.
  const joined = newest.some((message) => message.id === before.messages.at(-1)?.id)
  return joined && earlier.length > 0
    ? { messages: [...earlier, ...newest], more: before.more, waiting }
    : { messages: newest, more, waiting }
}
