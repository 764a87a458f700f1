/**
 * Classes of a grid that has so many cards: up to three have the row for themselves, and more have a column less where that leaves
 * less of the last row empty (five, six and nine in threes, eight and twelve in fours). Counted here and not in the styles: a
 * page is painted before all of it is there, and what stood in it would move with every card that comes.
 */
export function fitting(cards: number): string {
  if (cards < 4) return `few few-${cards}`
  const inThrees = [1, 2].includes(cards % 4) && cards % 3 !== 1
  const inFours = cards === 4 || (![0, 4].includes(cards % 5) && cards % 4 !== 1)
  return `${inThrees ? 'in-threes ' : ''}${inFours ? 'in-fours' : ''}`.trim()
}

const COLUMNS = [
  [2, 'not-in-twos'],
  [3, 'not-in-threes'],
  [4, 'not-in-fours'],
  [5, 'not-in-fives'],
] as const

/**
 * Classes of a card where what is shown is ours to cut: with so many columns it would begin a last row without filling it, and
 * is left out. Only the first row may be short. Counted here for the same reason.
 */
export const overhang = (cards: number, at: number): string =>
  COLUMNS.filter(([columns]) => cards > columns && at >= cards - (cards % columns))
    .map(([, name]) => name)
    .join(' ')
