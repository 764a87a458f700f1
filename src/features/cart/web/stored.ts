/**
 * A value kept in the browser and shared by its tabs. The server has none, so it renders with `empty`; a store that
 * is full, switched off or filled with nonsense is treated as empty too: a cart must never break a page.
 */
export type Stored<T> = {
  read(): T
  readOnServer(): T
  write(value: T): void
  subscribe(listener: () => void): () => void
}

export function createStored<T>(name: string, empty: T, understand: (value: unknown) => T): Stored<T> {
  const listeners = new Set<() => void>()
  let text: string | null = null
  let value = empty

  function read(): T {
    const now = take(name)
    if (now !== text) {
      text = now
      value = now === null ? empty : understand(parse(now))
    }
    return value
  }

  return {
    read,
    readOnServer: () => empty,
    write(next) {
      try {
        localStorage.setItem(name, JSON.stringify(next))
      } catch {
        // Without a store the value lives as long as the page does.
        text = take(name)
        value = next
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      const hear = (event: StorageEvent) => event.key === name && listener()
      listeners.add(listener)
      window.addEventListener('storage', hear)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', hear)
      }
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
