import { type CheckoutPointer, checkoutPath } from '#features/cart/checkout-pointer.ts'

/** Everything chosen on the page is in its address, so that a reload and the language switch keep it. */
export type CheckoutChoice = {
  lines: readonly CheckoutPointer[]
  /** 0: the default one. */
  addressId: number
  /** 0: none. */
  couponId: number
}

export function checkoutUrl({ lines, addressId, couponId }: CheckoutChoice): string {
  const search = new URLSearchParams()
  if (addressId > 0) search.set('address', String(addressId))
  if (couponId > 0) search.set('coupon', String(couponId))
  const query = search.toString()
  return checkoutPath(lines) + (query ? `?${query}` : '')
}

export function readChoice(search: URLSearchParams): { addressId: number; couponId: number } {
  const id = (name: string) => {
    const text = search.get(name) ?? ''
    return /^\d{1,15}$/.test(text) ? Number(text) : 0
  }
  return { addressId: id('address'), couponId: id('coupon') }
}
