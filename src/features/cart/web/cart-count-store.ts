import { api } from '#platform/contract/api.ts'
import { readCookie } from '#platform/contract/cookies.ts'
import { readClock, seconds } from '#platform/time.ts'
import { dataOf } from '#web/call-api.ts'
import { createStore } from '#web/create-store.ts'
import { browserCart } from './browser-cart.ts'
import { onChangedElsewhere, tellCartChanged } from './cart-changes.ts'

/** Pages change faster than carts: the header asks again only after this long, or when something was changed here. */
const FRESH = seconds(20)

const count = createStore(0, {
  watch: () => {
    const unheard = [
      browserCart.subscribe(() => {
        if (isVisitor()) setCartCount(browserCart.read().lines.length)
      }),
      onChangedElsewhere(() => void refreshCartCount()),
    ]
    return () => {
      for (const stop of unheard) stop()
    }
  },
})
export const useCount = count.useValue

let asked = 0
let askedAsVisitor = true
let underWay: Promise<void> | undefined

export const isVisitor = () => readCookie('user_token') === undefined

/** After a call that changed the cart and answered the new count. */
export function countChanged(next: number): void {
  setCartCount(next)
  tellCartChanged()
}

function setCartCount(next: number): void {
  asked = readClock().getTime()
  askedAsVisitor = isVisitor()
  count.write(next)
}

/** Asks the server anew: after an order has taken its lines, after a login. */
export function refreshCartCount(): Promise<void> {
  if (isVisitor()) {
    setCartCount(browserCart.read().lines.length)
    return Promise.resolve()
  }
  underWay ??= askServer().finally(() => {
    underWay = undefined
  })
  return underWay
}

/** A header without its count is no reason to trouble anyone. */
async function askServer(): Promise<void> {
  const counted = await dataOf(api.cart.countLines())
  if (counted) setCartCount(counted.count)
}

export function refreshIfOld(): void {
  const old = readClock().getTime() - asked > FRESH || askedAsVisitor !== isVisitor()
  if (old && document.visibilityState === 'visible') void refreshCartCount()
}
