/** More than anything here is asked about again and again. */
const MOST = 4000

/**
 * The same, with what was made of each text kept: for what is slow to make and made of the same texts again and again. Where
 * there are too many, those go that were not asked for since half of them came.
 */
export function onceEach<T>(make: (text: string) => T): (text: string) => T {
  let young = new Map<string, T>()
  let old = new Map<string, T>()
  return (text) => {
    const known = young.get(text)
    if (known !== undefined) return known
    const made = old.get(text) ?? make(text)
    if (young.size >= MOST / 2) {
      old = young
      young = new Map()
    }
    young.set(text, made)
    return made
  }
}
