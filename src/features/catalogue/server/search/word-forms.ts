/** The singular of an English word, near enough: berries and berry, tomatoes and tomato meet in it. */
export function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) return word.slice(0, -2)
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word
}

/** The word with each of its letters left out once, and itself. Words one slip apart share one of these. */
export function withoutOneLetter(word: string): string[] {
  const left = new Set([word])
  for (let at = 0; at < word.length; at += 1) left.add(word.slice(0, at) + word.slice(at + 1))
  return [...left]
}

/** Whether one letter too many, too few, wrong or swapped with its neighbour makes one word of the other. */
export function isOneSlipApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from += 1
  const restA = a.slice(from)
  const restB = b.slice(from)
  if (restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1)) return true
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
}
