import { useEffect, useEffectEvent } from 'react'

/**
 * Does something once the page shows a value, and again whenever another takes its place. What it does sees the newest
 * props, without being a reason to do it again.
 */
export function useOnChange<T>(value: T, act: (value: T) => void): void {
  const changed = useEffectEvent(act)
  useEffect(() => changed(value), [value])
}
