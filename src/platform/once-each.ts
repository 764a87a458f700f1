/** More than anything here is asked about again and again; what is met beyond that begins anew. */
const MOST = 4000

/** The same, with what was made of each text kept: for what is slow to make and made of the same texts again and again. */
export function onceEach<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const made = make(text)
    if (known.size >= MOST) known.clear()
    known.set(text, made)
    return made
  }
}
