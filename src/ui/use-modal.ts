import { type SyntheticEvent, useEffect, useRef } from 'react'

const DOUBLE_CLICK_MS = 500

/**
 * Drives a native modal `<dialog>` from an `open` flag. The browser keeps the focus inside, closes on
 * Esc and gives the focus back; this adds where the focus starts and that a press outside closes.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  close.current = onClose

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (!open) {
      dialog.close()
      return
    }
    dialog.showModal()
    const start = dialog.querySelector('[data-autofocus]') ?? dialog.querySelector('[data-dialog-title]')
    if (start instanceof HTMLElement) start.focus()
    const openedAt = performance.now()
    const pressedOutside = (event: PointerEvent) => {
      // The second press of a double click was meant for what opened the dialog.
      if (event.target === dialog && performance.now() - openedAt > DOUBLE_CLICK_MS) close.current()
    }
    dialog.addEventListener('pointerdown', pressedOutside)
    return () => {
      dialog.removeEventListener('pointerdown', pressedOutside)
      dialog.close()
    }
  }, [open])

  // A file input inside also fires `cancel`, and it bubbles.
  const own = (event: SyntheticEvent) => event.target === ref.current
  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      if (!own(event)) return
      event.preventDefault()
      close.current()
    },
    // Browsers close on a second Esc whatever the page says: the flag must follow.
    onClose: (event: SyntheticEvent) => {
      if (own(event) && open && !ref.current?.open) close.current()
    },
  }
}
