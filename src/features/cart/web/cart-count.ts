import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { useOnChange } from '#platform/pages/use-on-change.ts'
import { refreshIfOld, useCount } from './cart-count-store.ts'
import { mergeVisitorCart } from './merge-visitor-cart.ts'

/**
 * How many different goods lie in the cart, the visitor's own too. Pages are rendered without it. Being on every
 * page, it is also where a visitor's cart is handed over: on the first page after a login, however one logged in.
 */
export function useCartCount(): number {
  const { key } = useLocation()
  const { revalidate } = useRevalidator()
  const shown = useCount()
  // Every step through the shop is a moment to look.
  useOnChange(key, () => {
    refreshIfOld()
    void mergeVisitorCart().then((merged) => (merged ? revalidate() : undefined))
  })
  useEffect(() => {
    document.addEventListener('visibilitychange', refreshIfOld)
    return () => document.removeEventListener('visibilitychange', refreshIfOld)
  }, [])
  return shown
}
