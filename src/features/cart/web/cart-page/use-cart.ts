import { useCallback, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { CartLine } from '#features/cart/cart-contract.ts'
import { mostOf } from '#features/cart/quantity-rules.ts'
import { api } from '#platform/contract/api.ts'
import { toast } from '#ui/act/toast.ts'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { browserCart } from '../browser-cart.ts'
import { onChangedElsewhere, tellCartChanged } from '../cart-changes.ts'
import { countChanged } from '../cart-count-store.ts'
import { changeInBrowserCart, setInBrowserCart, takeFromBrowserCart } from '../change-browser-cart.ts'
import type { Sku } from '../use-choice.ts'

export type Cart = {
  /** Undefined until they are known. */
  lines: readonly CartLine[] | undefined
  visitor: boolean
  /** Answers whether it was done; the lines are loaded anew either way. */
  setNum(line: CartLine, num: number): Promise<boolean>
  /** Another sku of the same product instead; answers whether it was done. */
  changeSku(line: CartLine, sku: Sku, num: number): Promise<boolean>
  /** Answers the sentence of success. */
  remove(lines: readonly CartLine[]): Promise<string | undefined>
  move(lines: readonly CartLine[]): Promise<string | undefined>
}

const joined = (lines: readonly CartLine[]) => lines.map(({ id }) => id).join(',')

/** The buyer's cart, as the page has loaded it. */
export function useBuyerCart(lines: readonly CartLine[]): Cart {
  const { revalidate } = useRevalidator()
  useEffect(() => onChangedElsewhere(() => void revalidate()), [revalidate])
  const take = async (asking: ReturnType<typeof api.cart.deleteLines>) => {
    const done = await callApi(asking)
    if (done) countChanged(done.data.count)
    await revalidate()
    return done?.msg
  }
  return {
    lines,
    visitor: false,
    async setNum({ id, product_id, sku_price_id }, num) {
      const line = { id, product_id, sku_price_id, type: 'cover' as const, num }
      const done = await callApi(api.cart.updateLine(line, { keepalive: true }))
      if (done) tellCartChanged()
      void revalidate()
      return done !== undefined
    },
    async changeSku({ id }, sku, num) {
      const done = await callApi(api.cart.changeSku({ id, sku_price_id: sku.id, num }))
      if (done) countChanged(done.data.count)
      await revalidate()
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
    async changeSku({ product_id, sku_price_id }, sku, num) {
      const line = { product_id, sku_price_id: sku.id, num, snapshot_price: sku.price }
      const done = changeInBrowserCart(sku_price_id, line, mostOf(sku.stock))
      if (!done) toast.warn(m.cart_stock_short({ left: mostOf(sku.stock) }))
      await load(browserCart.read())
      return done
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
