import type { NamedPicture } from './compose-list-pictures.ts'

/** Neighbours show the same good, so a worker takes them by the handful. */
const HANDFUL = 6

export type PaintQueue = ReturnType<typeof createPaintQueue>

/** What is still to be painted: in its order, but what somebody waits for comes first. */
export function createPaintQueue(missing: readonly NamedPicture[]) {
  const left = new Map(missing.map((picture) => [picture.name, picture]))
  const ready = new Map(missing.map(({ name }) => [name, Promise.withResolvers<void>()]))
  const wanted = new Set<string>()

  function take(): NamedPicture[] {
    const asked = [...wanted].flatMap((name) => left.get(name) ?? [])
    const taken = (asked.length > 0 ? asked : [...left.values()]).slice(0, HANDFUL)
    for (const { name } of taken) {
      left.delete(name)
      wanted.delete(name)
    }
    return taken
  }

  return {
    take,
    finish(pictures: readonly NamedPicture[]): void {
      for (const { name } of pictures) {
        ready.get(name)?.resolve()
        ready.delete(name)
      }
    },
    /** Once it is there; at once when it is not one of these. */
    async waitFor(name: string): Promise<void> {
      if (left.has(name)) wanted.add(name)
      await ready.get(name)?.promise
    },
    /** No more is painted: nobody waits for it any longer, and why is told. */
    giveUp(error: unknown): never {
      for (const { resolve } of ready.values()) resolve()
      ready.clear()
      throw error
    },
  }
}
