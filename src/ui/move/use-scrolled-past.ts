import { useCallback, useSyncExternalStore } from 'react'

function onScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

/** Whether the page has been scrolled further than `pixels`; never on the server, and never for `undefined`. */
export function useScrolledPast(pixels: number | undefined): boolean {
  const read = useCallback(() => pixels !== undefined && window.scrollY > pixels, [pixels])
  return useSyncExternalStore(onScroll, read, () => false)
}
