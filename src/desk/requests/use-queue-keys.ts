import { useEffectEvent, useLayoutEffect } from 'react'

const TYPING = 'input, textarea, select, [contenteditable=true]'

/** One letter for each act of the queue, while nobody types and no dialog is open. */
export function useQueueKeys(acts: Readonly<Record<string, (() => unknown) | undefined>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const at = event.target as HTMLElement
    if (event.ctrlKey || event.metaKey || event.altKey || at.matches(TYPING) || at.closest('dialog')) return
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    void act()
  })
  // Heard from the moment the queue is seen.
  useLayoutEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
