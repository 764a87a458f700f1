const BLANKS = [' ', '\t', '\n', '\r']
let asked = 0

/** The same question as bytes no answer is kept under: blanks after it mean nothing, and eight of four kinds are never twice the same. */
export function asNew(input: object): string {
  asked += 1
  const digits = asked.toString(4).padStart(8, '0').slice(-8)
  return JSON.stringify(input) + digits.replaceAll(/\d/g, (digit) => BLANKS[Number(digit)] ?? '')
}
