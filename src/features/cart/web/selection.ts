import { createStored } from '#web/create-stored.ts'

/**
 * Which goods of the cart are not to be bought now, by sku. Everything else is ticked: what was put into the cart is what
 * one is about to buy. It survives a reload and a login.
 */
const unticked = createStored<readonly number[]>('cart_unticked', [], (value) =>
  Array.isArray(value) ? value.filter((id) => Number.isSafeInteger(id)) : [],
)

export const useUnticked = unticked.useValue

/** Also for what has left the cart: should it come back, it is ticked. */
export const select = (skuIds: readonly number[]) =>
  unticked.write(unticked.read().filter((id) => !skuIds.includes(id)))

export const unselect = (skuIds: readonly number[]) =>
  unticked.write([...new Set([...unticked.read(), ...skuIds])].slice(-400))
