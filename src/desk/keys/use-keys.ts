import { useEffectEvent, useLayoutEffect } from 'react'
import { createKeyReader } from './read-keys.ts'

export type Keys = Readonly<Record<string, (() => void) | undefined>>

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, dialog, [contenteditable]') !== null

/** What is in focus because it was pressed by a hand or a mouse is not what the next key is for. */
let byPointer = false
window.addEventListener('pointerdown', () => {
  byPointer = true
})
window.addEventListener('keydown', ({ key }) => {
  if (key === 'Tab') byPointer = false
})

/** Enter presses what somebody went to by keys, as everywhere; else it means what the page says. */
const pressesItself = (event: KeyboardEvent) =>
  !byPointer &&
  (event.key === 'Enter' || event.key === ' ') &&
  event.target instanceof HTMLElement &&
  event.target.closest('a, button, summary') !== null

/**
 * What keys do on this page, and what is scanned. They are not heard while somebody types, nor in a dialog; a scanner
 * needs no focus.
 */
export function useKeys(keys: Keys, scanned?: (text: string) => void): void {
  const pressed = useEffectEvent((key: string) => keys[key]?.())
  const scan = useEffectEvent((text: string) => scanned?.(text))
  const scans = scanned !== undefined
  // Heard from the moment the page is seen: a key pressed in between would be lost.
  useLayoutEffect(() => {
    const reader = createKeyReader({ pressed, ...(scans && { scanned: scan }) })
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      // A scan ends in Enter, which must not press the button somebody clicked last.
      if (pressesItself(event) && !reader.isScanning()) return
      if (event.key === '/' || event.key === ' ' || event.key === 'Enter') event.preventDefault()
      reader.press(event.key, event.timeStamp)
    }
    window.addEventListener('keydown', hear)
    return () => {
      reader.stop()
      window.removeEventListener('keydown', hear)
    }
  }, [scans])
}
