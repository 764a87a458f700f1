import { readCookie } from '#platform/contract/cookies.ts'
import { createStore } from '#web/create-store.ts'

/** Who is logged in, as their browser remembers it. */
export type KnownBuyer = { id: number; nickname: string; avatar: string }

let text: string | undefined
let buyer: KnownBuyer | undefined

function read(): KnownBuyer | undefined {
  if (readCookie('user_token') === undefined) return undefined
  const now = readCookie('user_info')
  if (now !== text) {
    text = now
    buyer = now === undefined ? undefined : understand(now)
  }
  return buyer
}

/** A cookie anyone may have written is no reason to fail. */
function understand(json: string): KnownBuyer | undefined {
  try {
    const { id, user_nickname, avatar } = JSON.parse(json)
    if (typeof id !== 'number' || typeof user_nickname !== 'string') return undefined
    return { id, nickname: user_nickname, avatar: typeof avatar === 'string' ? avatar : '' }
  } catch {
    return undefined
  }
}

const known = createStore<KnownBuyer | undefined>(undefined, { read })

export const useKnownBuyer = known.useValue
export const readKnownBuyer = known.read
/** The cookies are other ones now. */
export const buyerChanged = (): void => known.write(undefined)

/**
 * Runs in the head of every page, before anything is seen: a page that came without its buyer shows the places of one, and
 * their name. `data-buyer` and `--buyer-name` are read in `parts.css`.
 */
export const SHOW_BUYER = `(() => {
  const cookie = (name) => document.cookie.match('(?:^|;\\\\s)' + name + '=([^;]+)')?.[1]
  if (!cookie('user_token')) return
  const root = document.documentElement
  root.dataset.buyer = ''
  try {
    const { user_nickname } = JSON.parse(decodeURIComponent(cookie('user_info')))
    root.style.setProperty('--buyer-name', JSON.stringify(user_nickname))
  } catch {}
})()`
