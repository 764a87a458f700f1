import dictionary from 'opencc-js/dict/TSCharacters'

const SIMPLE = new Map(
  dictionary.split('|').map((line) => {
    const [traditional = '', simple = ''] = line.split(' ')
    return [traditional, simple] as const
  }),
)

/** Search knows simplified characters only: 蘋果 is looked for, and found, as 苹果. */
export const simplify = (character: string): string => SIMPLE.get(character) ?? character
