/** Why a page did not come: the network failed, or the shop has too much to do. */
export type Missed = { url: URL; why: 'network' | 'busy' }

type Keeper = (missed: Missed) => Promise<void>

let keeper: Keeper | undefined
let keeping = false

/** Whoever keeps the buyer on the page that is shown when the next one does not come. One per page: `StayHere`. */
export function keepHere(keep: Keeper): () => void {
  keeper = keep
  return () => {
    keeper = undefined
  }
}

/**
 * The page asked for does not come. False where the buyer cannot be kept: nobody does it, or the page that is shown is
 * the one that failed.
 */
export function missPage(missed: Missed): boolean {
  if (!keeper || keeping) return false
  keeping = true
  void keeper(missed).finally(() => {
    keeping = false
  })
  return true
}
