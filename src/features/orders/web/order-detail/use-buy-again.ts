import { useNavigate } from 'react-router'
import { addToCart } from '#features/cart/web/add-to-cart.ts'
import type { Order } from '#features/orders/orders-contract.ts'
import { paths } from '#paths'
import { toast } from '#ui/act/toast.ts'
import { reachApi } from '#web/call-api.ts'
import * as m from '#words'

/** The same goods once more: into the cart, or straight to a new order where goods are virtual and know no cart. */
export function useBuyAgain(order: Order, cartPath: string) {
  const navigate = useNavigate()
  return async () => {
    const goods = order.items.map((item) => ({
      product_id: item.product_id,
      sku_price_id: item.product_sku_price_id,
      num: item.product_num,
    }))
    if (order.product_type === 1) return navigate(paths.checkout(goods))
    let added = 0
    for (const line of goods) {
      const put = await reachApi(addToCart({ ...line, price: '0.00', stock: 0 }))
      if (put?.done) added += 1
      else if (put) toast.warn(put.msg)
    }
    if (added === 0) return
    toast.success(m.orderdetail_bought_again({ count: added }))
    await navigate(cartPath)
  }
}
