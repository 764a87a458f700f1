import type { Unread } from '#features/notices/notices-contract.ts'
import { HEARD_NOTICES, HEARD_UNREAD } from '#features/notices/notices-rules.ts'
import { api } from '#platform/contract/api.ts'
import { readCookie } from '#platform/contract/cookies.ts'
import { isLive, listenLive } from '#platform/live/listen-live.ts'
import { EVERYTHING } from '#platform/live/live-path.ts'
import { minutes, readClock } from '#platform/time.ts'
import { dataOf } from '#web/call-api.ts'
import { createStore } from '#web/create-store.ts'

/** Nobody is asked more often than this unless something was heard to have changed. */
const FRESH = minutes(1)
/** While the stream is open it says what changes; this is for what it may have missed. */
const FRESH_WHILE_LIVE = minutes(10)

/** Until somebody has counted, and for visitors. */
export const NOT_COUNTED: Unread = { notice: 0, platform: 0, system: 0, message: 0, support: 0, latest: 0 }

const unread = createStore(NOT_COUNTED, { watch })
export const readUnread = unread.read
export const useUnreadNow = unread.useValue

let askedAt = 0
let askedWith: string | undefined
let underWay: Promise<void> | undefined
let askAgain = false

const token = () => readCookie('user_token')

/** A page that was loaded with the count has the newest there is. */
export function takeUnread(next: Unread): void {
  askedAt = readClock().getTime()
  askedWith = token()
  unread.write(next)
}

/** Asks anew, after something was read here or heard of. Calls that come while one is under way become one more. */
export function refreshUnread(): Promise<void> {
  if (token() === undefined) {
    if (unread.read() !== NOT_COUNTED) unread.write(NOT_COUNTED)
    return Promise.resolve()
  }
  if (underWay) {
    askAgain = true
    return underWay
  }
  underWay = ask().finally(() => {
    underWay = undefined
    if (!askAgain) return
    askAgain = false
    void refreshUnread()
  })
  return underWay
}

/** A header without its count is no reason to trouble anyone. */
async function ask(): Promise<void> {
  askedAt = readClock().getTime()
  askedWith = token()
  const counted = await dataOf(api.notices.countUnread())
  if (counted) unread.write(counted)
}

export function refreshUnreadIfOld(): void {
  if (document.visibilityState !== 'visible') return
  const age = readClock().getTime() - askedAt
  if (askedWith !== token() || age > (isLive() ? FRESH_WHILE_LIVE : FRESH)) void refreshUnread()
}

function hear(event: string): void {
  if (event !== HEARD_UNREAD && event !== HEARD_NOTICES && event !== EVERYTHING) return
  // A tab nobody looks at asks when it is looked at again.
  if (document.visibilityState === 'visible') void refreshUnread()
  else askedAt = 0
}

/** One watch for however many badges there are. */
function watch(): () => void {
  const stopListening = token() === undefined ? undefined : listenLive(hear)
  const timer = setInterval(refreshUnreadIfOld, FRESH)
  document.addEventListener('visibilitychange', refreshUnreadIfOld)
  return () => {
    stopListening?.()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', refreshUnreadIfOld)
  }
}
