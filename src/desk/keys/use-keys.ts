import { useEffect, useEffectEvent } from 'react'
import { createKeyReader } from './read-keys.ts'

export type Keys = Readonly<Record<string, (() => void) | undefined>>

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, dialog, [contenteditable]') !== null

/** Enter presses what is in focus, as everywhere; only where nothing is, it means what the page says. */
const pressesItself = (event: KeyboardEvent) =>
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
  useEffect(() => {
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
