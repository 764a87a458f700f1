/** An id as a path or a query has it; nothing for what is none. */
export const readId = (text: string | null | undefined): number | undefined =>
  text && /^\d{1,15}$/.test(text) && Number(text) > 0 ? Number(text) : undefined

/** An id inside a pointer: a number, or its digits as older links have them. */
export const readIdIn = (value: unknown): number | undefined => {
  const number = readWhole(value)
  return number !== undefined && number > 0 ? number : undefined
}

export function readWhole(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined
}

const MAX_PAGE = 1_000_000

/** The page of a list, counted from one; nonsense asks for the first. */
export function readPage(text: string | null): number {
  const page = Number(text)
  return Number.isInteger(page) && page > 0 && page <= MAX_PAGE ? page : 1
}
