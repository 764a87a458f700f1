/** The name a number has in a table of named numbers. One that has none never passed the edge: a bug. */
export function nameIn<N extends string>(table: Record<N, number>, number: number): N {
  const name = (Object.keys(table) as N[]).find((one) => table[one] === number)
  if (name === undefined) throw new Error(`${number} is none of ${Object.keys(table).join(', ')}`)
  return name
}
