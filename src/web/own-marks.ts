import { useSyncExternalStore } from 'react'
import { createStore } from './create-store.ts'

/**
 * What the buyer of this browser has marked, by the id of the thing. Pages come without it, as they are the same for
 * everyone; nothing is known of an id until it is told, or pressed here.
 */
export type OwnMarks<T> = {
  /** After a press: what the shop answered. */
  press(id: number, mark: T): void
  /** To be called before the shop is asked; what is pressed until its answer comes is newer than the answer. */
  beginAsking(): (told: Iterable<readonly [number, T]>) => void
  useOf(id: number): T | undefined
}

export function createOwnMarks<T>(): OwnMarks<T> {
  const store = createStore<ReadonlyMap<number, T>>(new Map())
  const pressedAt = new Map<number, number>()
  let presses = 0
  return {
    press(id, mark) {
      pressedAt.set(id, ++presses)
      store.write(new Map(store.read()).set(id, mark))
    },
    beginAsking() {
      const asked = presses
      return (told) => {
        const next = new Map(store.read())
        for (const [id, mark] of told) if ((pressedAt.get(id) ?? 0) <= asked) next.set(id, mark)
        store.write(next)
      }
    },
    useOf: (id) =>
      useSyncExternalStore(
        store.subscribe,
        () => store.read().get(id),
        () => undefined,
      ),
  }
}
