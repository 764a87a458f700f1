import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { hasWish } from '#features/account/web/wish.ts'
import { useOnChange } from '#platform/pages/use-on-change.ts'
import { browserCart } from './browser-cart.ts'
import { isVisitor, refreshIfOld, useCount } from './cart-count-store.ts'

/**
 * How many different goods lie in the cart, the visitor's own too. Pages are rendered without it. Being on every
 * page, it is also where what a visitor began is finished: on the first page after a login, however one logged in.
 */
export function useCartCount(): number {
  const { key } = useLocation()
  const { revalidate } = useRevalidator()
  const shown = useCount()
  // Every step through the shop is a moment to look.
  useOnChange(key, () => {
    refreshIfOld()
    if (hasBegun(key)) void finish(revalidate)
  })
  useEffect(() => {
    document.addEventListener('visibilitychange', refreshIfOld)
    return () => document.removeEventListener('visibilitychange', refreshIfOld)
  }, [])
  return shown
}

const hasBegun = (key: string) => hasWish(key) || (!isVisitor() && browserCart.read().lines.length > 0)

/** Few have begun anything: the script is fetched for them alone. Without a network the next page tries again. */
async function finish(revalidate: () => Promise<void>): Promise<void> {
  const begun = await import('./finish-begun.ts').catch(() => undefined)
  if (await begun?.finishBegun()) await revalidate()
}
