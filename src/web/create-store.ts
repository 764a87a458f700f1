import { useSyncExternalStore } from 'react'

/** A value several parts of a page show. The server has no page: it renders with what the store begins with. */
export type Store<T> = {
  read(): T
  write(next: T): void
  subscribe(listener: () => void): () => void
  useValue(): T
}

type Source<T> = {
  /** Where the value is looked up each time, when it lives elsewhere too. */
  read?: () => T
  /** Runs while anyone listens, however many; `changed` tells them to look. */
  watch?: (changed: () => void) => () => void
}

export function createStore<T>(initial: T, { read, watch }: Source<T> = {}): Store<T> {
  const listeners = new Set<() => void>()
  let value = initial
  let stop: (() => void) | undefined
  const readValue = read ?? (() => value)
  const changed = () => {
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    stop ??= watch?.(changed)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      stop?.()
      stop = undefined
    }
  }
  return {
    read: readValue,
    subscribe,
    write(next) {
      value = next
      changed()
    },
    useValue: () => useSyncExternalStore(subscribe, readValue, () => initial),
  }
}
