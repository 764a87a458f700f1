import { useCallback, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { CartLine } from '#features/cart/cart-contract.ts'
import { api } from '#platform/contract/api.ts'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { browserCart, setInBrowserCart, takeFromBrowserCart } from '../browser-cart.ts'
import { setCartCount } from '../cart-count-store.ts'

export type Cart = {
  /** Undefined until they are known. */
  lines: readonly CartLine[] | undefined
  visitor: boolean
  /** Answers whether it was done; the lines are loaded anew either way. */
  setNum(line: CartLine, num: number): Promise<boolean>
  /** Answers the sentence of success. */
  remove(lines: readonly CartLine[]): Promise<string | undefined>
  move(lines: readonly CartLine[]): Promise<string | undefined>
}

const joined = (lines: readonly CartLine[]) => lines.map(({ id }) => id).join(',')

/** The buyer's cart, as the page has loaded it. */
export function useBuyerCart(lines: readonly CartLine[]): Cart {
  const { revalidate } = useRevalidator()
  const take = async (asking: ReturnType<typeof api.cart.deleteLines>) => {
    const done = await callApi(asking)
    if (done) setCartCount(done.data.count)
    await revalidate()
    return done?.msg
  }
  return {
    lines,
    visitor: false,
    async setNum({ id, product_id, sku_price_id }, num) {
      const done = await callApi(api.cart.updateLine({ id, product_id, sku_price_id, type: 'cover', num }))
      void revalidate()
      return done !== undefined
    },
    remove: (chosen) => take(api.cart.deleteLines({ id: joined(chosen) })),
    move: (chosen) => take(api.cart.moveLines({ id: joined(chosen) })),
  }
}

/** The visitor's cart: pointers in the browser, and what the server says they stand for. */
export function useVisitorCart(): Cart {
  const kept = browserCart.useValue()
  const [lines, setLines] = useState<readonly CartLine[]>()
  const load = useCallback(async ({ lines }: ReturnType<typeof browserCart.read>) => {
    const shown =
      lines.length === 0 ? { data: [] } : await callApi(api.cart.visitorLines({ lines: [...lines] }))
    if (shown) setLines(shown.data)
  }, [])
  // Another tab may have changed it.
  useEffect(() => void load(kept), [kept, load])
  return {
    lines,
    visitor: true,
    async setNum({ sku_price_id }, num) {
      setInBrowserCart(sku_price_id, num)
      await load(browserCart.read())
      return true
    },
    async remove(chosen) {
      takeFromBrowserCart(chosen.map((line) => line.sku_price_id))
      await load(browserCart.read())
      return m.cart_deleted()
    },
    async move() {
      return undefined
    },
  }
}
