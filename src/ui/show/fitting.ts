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
