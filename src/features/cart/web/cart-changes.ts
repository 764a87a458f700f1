import { newKey } from '#platform/contract/new-key.ts'

const KEY = 'cart_changed'

/** Tells the other tabs of this browser that the buyer's cart is not what it was. */
export function tellCartChanged(): void {
  try {
    localStorage.setItem(KEY, newKey())
  } catch {
    // Without a store each tab finds out by itself, when it asks next.
  }
}

/** Calls when another tab has changed the cart: whoever changes it is not told. */
export function onChangedElsewhere(act: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === KEY) act()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
