import {
  type ChangeEvent,
  type ChangeEventHandler,
  type Ref,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'

type TextBox = HTMLInputElement | HTMLTextAreaElement
type Props<E extends TextBox> = {
  value?: unknown
  onChange?: ChangeEventHandler<E> | undefined
  ref?: Ref<E> | undefined
}

/**
 * On a slow line people type before the page is alive. Their text stands in the box and nowhere else, and the next
 * change of the page would take it away: so it is told, once, as if it had just been typed. The ref goes on the box.
 */
export function useEarlyText<E extends TextBox>({
  value,
  onChange,
  ref,
}: Props<E>): (node: E | null) => void {
  const box = useRef<E | null>(null)
  const tell = useEffectEvent(() => {
    const node = box.current
    if (!node || value === undefined || node.value === '' || node.value === String(value)) return
    onChange?.({ target: node, currentTarget: node } as ChangeEvent<E>)
  })
  // Early is only what was there when the page came alive.
  useLayoutEffect(() => tell(), [])
  return (node) => {
    box.current = node
    if (typeof ref === 'function') ref(node)
    else if (ref) ref.current = node
  }
}
