type Waiting = { slots: number; go: () => void }

/** Work takes one or more of `size` slots; what finds too few free waits in order. */
export function createSlots(size: number) {
  const waiting: Waiting[] = []
  let free = size

  const admit = () => {
    for (let next = waiting[0]; next && next.slots <= free; next = waiting[0]) {
      waiting.shift()
      free -= next.slots
      next.go()
    }
  }

  return {
    async run<T>(slots: number, work: () => Promise<T>): Promise<T> {
      await new Promise<void>((go) => {
        waiting.push({ slots, go })
        admit()
      })
      try {
        return await work()
      } finally {
        free += slots
        admit()
      }
    },
  }
}
