import { createStored } from '#web/create-stored.ts'

/** Which goods are ticked in the cart, by sku: it survives a reload and a login. */
export const selection = createStored<readonly number[]>('cart_selected', [], (value) =>
  Array.isArray(value) ? value.filter((id) => Number.isSafeInteger(id)) : [],
)

/** What was just put into the cart is what one is about to buy. */
export const select = (skuIds: readonly number[]) =>
  selection.write([...new Set([...selection.read(), ...skuIds])].slice(-400))

export const unselect = (skuIds: readonly number[]) =>
  selection.write(selection.read().filter((id) => !skuIds.includes(id)))
