/** How many changed tags are remembered one by one. */
const REMEMBERED = 4096

export type Changes = {
  /** Says what has changed; whoever asks from now on may not get what was before, unless it is `covered`. */
  note(tags: readonly string[]): void
  noteEverything(): void
  /** The number of the last change that was noted. */
  last(): number
  /** The replica has everything up to this change. */
  cover(upTo: number): void
  /** Begins a reading on the replica. Its end asks whether what was read shows anything the replica may have lacked. */
  begin(): (tags: readonly string[]) => boolean
}

/**
 * What changed and may not have reached the replica yet, by tags. A change is noted before anything kept is dropped for it,
 * so nothing that is computed after the drop can be taken from a replica without it.
 */
export function noteChanges(): Changes {
  let [last, covered, everythingAt] = [0, 0, 0]
  const changedAt = new Map<string, number>()

  function forgetOldest(): void {
    const [tag, at] = changedAt.entries().next().value as [string, number]
    changedAt.delete(tag)
    // What is no longer known one by one counts for all.
    everythingAt = Math.max(everythingAt, at)
  }

  return {
    note(tags) {
      last += 1
      for (const tag of tags) {
        changedAt.delete(tag)
        changedAt.set(tag, last)
      }
      while (changedAt.size > REMEMBERED) forgetOldest()
    },
    noteEverything() {
      last += 1
      everythingAt = last
      changedAt.clear()
    },
    last: () => last,
    cover(upTo) {
      covered = Math.max(covered, upTo)
    },
    begin() {
      const from = covered
      return (tags) => everythingAt > from || tags.some((tag) => (changedAt.get(tag) ?? 0) > from)
    },
  }
}
