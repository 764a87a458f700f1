import type { BoxLine } from '#features/packing/waves-seller-contract.ts'

type Added = {
  /** The grams on the labels of this line so far. */
  read: readonly number[]
  /** How many pieces lie in the box with this one. */
  packed: number
  /** What the line weighs, once every piece of it has been read. */
  grams?: number
}

/** One more bag with a label of the scales goes into the box; nothing where the line has all its labels. */
export function addLabel(read: readonly number[], line: BoxLine, grams: number): Added | undefined {
  if (read.length >= line.num) return undefined
  const all = [...read, grams]
  const added = { read: all, packed: Math.max(line.packed, all.length) }
  return all.length < line.num ? added : { ...added, grams: all.reduce((sum, one) => sum + one, 0) }
}
