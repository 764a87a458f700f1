import hongKong from 'opencc-js/dict/HKVariants'
import simplified from 'opencc-js/dict/TSCharacters'
import taiwan from 'opencc-js/dict/TWVariants'

const pairsOf = (dictionary: string) =>
  dictionary.split('|').map((line) => {
    const [one = '', other = ''] = line.split(' ')
    return [one, other] as const
  })

const SIMPLE = new Map(pairsOf(simplified))

/** Search knows simplified characters only: 蘋果 is looked for, and found, as 苹果. */
export const simplify = (character: string): string => SIMPLE.get(character) ?? character

const COMMON = new Map(
  [...pairsOf(taiwan), ...pairsOf(hongKong)].flatMap(([common, regional]) => {
    const [to, from] = [simplify(common), simplify(regional)]
    return from === to ? [] : [[from, to] as const]
  }),
)

/**
 * Some characters stay apart when simplified though a region writes the one for the other: 烤著 is 烤着. They are looked
 * for as one, but never spoken as one: 著 in 著名 has a sound of its own.
 */
export const unifyRegions = (simple: string): string => COMMON.get(simple) ?? simple
