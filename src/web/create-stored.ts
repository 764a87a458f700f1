import { createStore, type Store } from './create-store.ts'

/**
 * A value kept in the browser and shared by its tabs. The server has none, so it renders with `empty`; a store that
 * is full, switched off or filled with nonsense is treated as empty too: it must never break a page.
 */
export function createStored<T>(name: string, empty: T, understand: (value: unknown) => T): Store<T> {
  let text: string | null = null
  let value = empty

  const read = () => {
    const now = take(name)
    if (now !== text) {
      text = now
      value = now === null ? empty : understand(parse(now))
    }
    return value
  }
  const watch = (changed: () => void) => {
    const hear = (event: StorageEvent) => event.key === name && changed()
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }
  const store = createStore(empty, { read, watch })

  return {
    ...store,
    write(next) {
      try {
        localStorage.setItem(name, JSON.stringify(next))
      } catch {
        // Without a store the value lives as long as the page does.
        text = take(name)
        value = next
      }
      store.write(next)
    },
  }
}

function take(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
