import { type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react'

/** The second half of a double click on what opened the dialog comes within this time, in milliseconds. */
const DOUBLE_CLICK = 500

/**
 * Drives a native modal `<dialog>` from an `open` flag. The browser keeps the focus inside, closes on
 * Esc and gives the focus back; this adds where the focus starts and that a press outside closes.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)

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
    const opened = performance.now()
    const young = (event: Event) => event.timeStamp - opened < DOUBLE_CLICK
    const pressedOutside = (event: PointerEvent) => {
      if (event.target === dialog && !young(event)) close()
    }
    // Nor may it press what now lies under the pointer: an answer nobody has read the question of.
    const clicked = (event: MouseEvent) => {
      if (event.detail < 2 || !young(event)) return
      event.preventDefault()
      event.stopPropagation()
    }
    dialog.addEventListener('pointerdown', pressedOutside)
    dialog.addEventListener('click', clicked, { capture: true })
    // Or select the word under it.
    dialog.addEventListener('mousedown', clicked, { capture: true })
    return () => {
      dialog.removeEventListener('pointerdown', pressedOutside)
      dialog.removeEventListener('click', clicked, { capture: true })
      dialog.removeEventListener('mousedown', clicked, { capture: true })
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
      onClose()
    },
    // Browsers close on a second Esc whatever the page says: the flag must follow.
    onClose: (event: SyntheticEvent) => {
      if (own(event) && open && !ref.current?.open) onClose()
    },
  }
}
