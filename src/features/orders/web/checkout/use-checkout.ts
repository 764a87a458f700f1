import { useCallback, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { tellCartChanged } from '#features/cart/web/cart-changes.ts'
import { refreshCartCount } from '#features/cart/web/cart-count-store.ts'
import type { Coupon, PreviewLine } from '#features/orders/orders-contract.ts'
import { orderFaults } from '#features/orders/orders-rules.ts'
import { type CheckoutChoice, type CheckoutLine, paths } from '#paths'
import { api } from '#platform/contract/api.ts'
import { sayFault } from '#platform/fault.ts'
import { toast } from '#ui/act/toast.ts'
import { callApi } from '#web/call-api.ts'
import { useKeptText } from '#web/kept-values.ts'
import { useRequestKey } from '#web/request-key.ts'
import { useThenGo } from '#web/then-go.ts'
import * as m from '#words'
import type { Checkout } from './load-checkout.ts'
import { orderBody } from './order-body.ts'

/** Quick clicks on a stepper become one question, asked once they pause. */
const PAUSE = 300

/** What one can change on the order page, and placing the order. */
export function useCheckout(checkout: Checkout) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const thenGo = useThenGo()
  const { keyFor } = useRequestKey('page')
  const [nums, setNums] = useState<ReadonlyMap<number, number>>(new Map())
  const skus = checkout.lines.map((line) => line.sku_price_id).join()
  const [remark, setRemark] = useKeptText(`remark ${skus}`)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(nums)
  const { lines, preview, choice } = checkout

  const withNums = useCallback(
    () => lines.map((line) => ({ ...line, num: latest.current.get(line.sku_price_id) ?? line.num })),
    [lines],
  )
  /** Changes replace the page's address: "back" leads to where the buyer came from. */
  const go = (change: Partial<CheckoutChoice>, left: readonly CheckoutLine[] = withNums()) =>
    navigate(paths.checkout(left, { ...choice, ...change }), { replace: true, preventScrollReset: true })

  const setNum = (line: PreviewLine, num: number) => {
    latest.current = new Map(latest.current).set(line.sku_price_id, num)
    setNums(latest.current)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void go({}), PAUSE)
  }

  const removeLine = (gone: PreviewLine) =>
    go(
      {},
      withNums().filter((line) => line.sku_price_id !== gone.sku_price_id),
    )

  const takeRedeemed = async (coupon: Coupon, applies: boolean) => {
    if (applies) await go({ couponId: coupon.id })
    else await revalidate()
  }

  const submit = async () => {
    const body = orderBody({ lines: withNums(), preview, remark })
    const [fault] = orderFaults({ goods: body.goods_list, remark })
    if (fault) return void toast.warn(sayFault(fault))
    if (preview.product_type !== 1 && !preview.address) return void toast.warn(m.orders_choose_address())
    const done = await callApi(api.orders.createOrder(body, { key: keyFor(body) }))
    if (!done) return revalidate()
    setRemark('')
    tellCartChanged()
    void refreshCartCount()
    await thenGo(done.msg, () => navigate(paths.payment(done.data), { replace: true }))
  }

  return {
    numOf: (line: PreviewLine) => nums.get(line.sku_price_id) ?? line.num,
    setNum,
    removeLine: lines.length > 1 ? removeLine : undefined,
    chooseAddress: (addressId: number) => go({ addressId }),
    chooseCoupon: (couponId: number) => go({ couponId }),
    takeRedeemed,
    remark,
    setRemark,
    submit,
  }
}
