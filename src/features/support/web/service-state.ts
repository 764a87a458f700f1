import { useSyncExternalStore } from 'react'

/** One pop-up for the whole page, opened from the tool bar, the footer, the inbox. */
const listeners = new Set<() => void>()
let open = false

function set(next: boolean): void {
  open = next
  for (const listener of listeners) listener()
}

export const openService = () => set(true)
export const closeService = () => set(false)

export const useServiceOpen = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open,
    () => false,
  )
