import * as m from '#words'

const KILO = 1000

/** What options weigh, as it is said in a shop: 800 g, 2.5 kg, or from the lightest to the heaviest; '' where none is known. */
export function sayWeight(grams: readonly number[]): string {
  const known = grams.filter((each) => each > 0)
  if (known.length === 0) return ''
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const inKilos = least >= KILO
  const figures = [...new Set([least, most])].map((each) => (inKilos ? each / KILO : each)).join('–')
  return inKilos ? m.product_kilos({ kilos: figures }) : m.product_grams({ grams: figures })
}
