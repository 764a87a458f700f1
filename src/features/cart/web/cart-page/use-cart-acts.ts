import { useLocation, useNavigate } from 'react-router'
import type { CartLine } from '#features/cart/cart-contract.ts'
import { isBuyable } from '#features/cart/cart-rules.ts'
import { MAX_ORDER_LINES } from '#features/cart/quantity-rules.ts'
import { type LoginFor, paths } from '#paths'
import { useConfirm } from '#ui/act/confirm-dialog.tsx'
import { toast } from '#ui/act/toast.ts'
import * as m from '#words'
import { select, unselect, useUnticked } from '../selection.ts'
import type { Cart } from './use-cart.ts'
import { useLineNums } from './use-line-nums.ts'

const skusOf = (lines: readonly CartLine[]) => lines.map((line) => line.sku_price_id)

export type CartActs = ReturnType<typeof useCartActs>

/** Everything a cart's page can do, for a buyer's cart and a visitor's. */
export function useCartActs(cart: Cart) {
  const { numOf, change } = useLineNums(cart.lines, cart.setNum)
  const unticked = useUnticked()
  const isChosen = (line: CartLine) => !unticked.includes(line.sku_price_id)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const lines = cart.lines ?? []
  const buyable = lines.filter((line) => isBuyable(line.state))
  const lost = lines.filter((line) => !isBuyable(line.state))
  const chosen = buyable.filter(isChosen).map((line) => ({ line, num: numOf(line) }))
  const toLogin = (act: LoginFor) => navigate(paths.login({ redirect: pathname + search, for: act }))

  const remove = async (leaving: readonly CartLine[]) => {
    if (leaving.length === 0) return toast.warn(m.cart_choose_to_delete())
    const text = m.cart_delete_sure_text({ count: leaving.length })
    if (!(await confirm({ title: m.cart_delete_sure(), text, confirm: m.cart_delete(), danger: true })))
      return
    const said = await cart.remove(leaving)
    select(skusOf(leaving))
    if (said) toast.success(said)
  }

  const move = async (moving: readonly CartLine[]) => {
    if (moving.length === 0) return toast.warn(m.cart_choose_to_move())
    if (cart.visitor) return toLogin('favourite')
    const said = await cart.move(moving)
    select(skusOf(moving))
    if (said) toast.success(said)
  }

  const checkOut = () => {
    if (chosen.length === 0) return toast.warn(m.cart_choose_to_buy())
    if (cart.visitor) return toLogin('buy')
    if (chosen.length > MAX_ORDER_LINES) return toast.warn(m.cart_too_many({ max: MAX_ORDER_LINES }))
    return navigate(paths.checkout(chosen.map(({ line, num }) => ({ ...line, num, cart: 1 as const }))))
  }

  return {
    buyable,
    lost,
    chosen,
    all: buyable.length > 0 && chosen.length === buyable.length,
    numOf,
    setNum: change,
    isChosen,
    choose: (lines: readonly CartLine[], on: boolean) => (on ? select : unselect)(skusOf(lines)),
    changeSku: cart.changeSku,
    remove,
    move,
    checkOut,
  }
}
