import { readCookie } from '#platform/contract/cookies.ts'

const CHANNEL = 'account'

/** Whose page this tab shows: the token it was loaded with, or was logged in with since. */
let mine: string | undefined
let channel: BroadcastChannel | undefined

/** This tab logged in or out: it stays as it is, the others follow. */
export function notifyTabs(): void {
  mine = readCookie('user_token')
  channel?.postMessage('changed')
}

/**
 * All tabs show the same buyer. A tab that finds another token than its own, told by a message or on being looked at
 * again, is loaded anew: the server then shows what the buyer of now may see.
 */
export function agreeWithTabs(): () => void {
  mine = readCookie('user_token')
  const follow = () => {
    if (readCookie('user_token') !== mine) window.location.reload()
  }
  const look = () => {
    if (document.visibilityState === 'visible') follow()
  }
  channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL)
  channel?.addEventListener('message', follow)
  window.addEventListener('pageshow', follow)
  document.addEventListener('visibilitychange', look)
  return () => {
    channel?.close()
    channel = undefined
    window.removeEventListener('pageshow', follow)
    document.removeEventListener('visibilitychange', look)
  }
}
