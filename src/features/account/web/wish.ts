import type { LoginFor } from '#paths'

/** What can be done for a visitor once they are logged in. */
export type WishAct = Extract<LoginFor, 'favourite' | 'follow' | 'like' | 'dislike' | 'coupon'>
export type Wish = { act: WishAct; id: number }

const KEY = 'wish'
const KEPT = /^(favourite|follow|like|dislike|coupon) (\d{1,15}) /

/** A step of this tab's history. The first page of each visit has the same key: the moment it was loaded tells them apart. */
const stepOf = (key: string) => `${performance.timeOrigin}/${key}`

/** A visitor pressed something and is sent to log in; this tab remembers what, and where. */
export const keepWish = ({ act, id }: Wish, key: string) =>
  sessionStorage.setItem(KEY, `${act} ${id} ${stepOf(key)}`)

/** Where it was pressed it is not yet time: parts of that page that come alive late would take the wish before the login. */
export const hasWish = (key: string) => sessionStorage.getItem(KEY)?.endsWith(stepOf(key)) === false

export function takeWish(): Wish | undefined {
  const kept = KEPT.exec(sessionStorage.getItem(KEY) ?? '')
  sessionStorage.removeItem(KEY)
  return kept ? { act: kept[1] as WishAct, id: Number(kept[2]) } : undefined
}
