/** How many digits of a scale's label name the goods, where the seller has not said otherwise. The grams are the rest. */
export const ITEM_DIGITS = 5

/** Two digits of the range shops number themselves (20 to 29), ten for goods and grams, one to check the others by. */
const LABEL = /^2\d{12}$/

type ScaleLabel = { item: string; grams: number }

/** What counter scales print on a bag, an EAN-13 with the weight inside; nothing where a code is none of theirs. */
export function readScaleLabel(text: string, itemDigits: number): ScaleLabel | undefined {
  if (!LABEL.test(text) || checkDigit(text.slice(0, -1)) !== Number(text.at(-1))) return undefined
  const grams = Number(text.slice(2 + itemDigits, -1))
  return grams > 0 ? { item: text.slice(2, 2 + itemDigits), grams } : undefined
}

/** As GS1 has it: every second digit counts three times, and all of them make a multiple of ten. */
export function checkDigit(twelve: string): number {
  const sum = [...twelve].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}
