/** About how many bytes a value takes in memory: what is kept is bounded by it, so it is rather too much than too little. */
export function weigh(value: unknown): number {
  if (typeof value === 'string') return 24 + value.length * 2
  if (typeof value !== 'object' || value === null) return 8
  let sum = 32
  for (const part of Object.values(value)) sum += 8 + weigh(part)
  return sum
}
