/** Letters of labels, drawn as lines in a box 60 wide and 100 high: no machine's fonts change a picture. */
const LETTERS: Readonly<Record<string, { width: number; path: string }>> = {
  0: { width: 60, path: 'M30 6C12 6 7 30 7 50S12 94 30 94 53 70 53 50 48 6 30 6Z' },
  1: { width: 44, path: 'M8 24L27 6V94' },
  2: { width: 60, path: 'M8 30C8 14 18 6 30 6C44 6 52 15 52 29C52 50 20 66 8 94H53' },
  3: {
    width: 60,
    path: 'M9 18C14 10 22 6 30 6C43 6 50 15 50 26C50 38 42 47 28 47C44 47 53 56 53 70C53 85 43 94 29 94C19 94 11 89 7 81',
  },
  4: { width: 62, path: 'M43 94V6L6 68H57' },
  5: {
    width: 60,
    path: 'M49 6H15L11 47C17 41 23 39 30 39C44 39 53 50 53 66C53 83 43 94 29 94C19 94 11 89 7 81',
  },
  6: {
    width: 60,
    path: 'M46 10C24 10 8 34 8 64C8 83 17 94 31 94C44 94 53 83 53 68C53 53 44 43 31 43C20 43 11 51 8 64',
  },
  7: { width: 56, path: 'M6 6H51C36 32 26 60 22 94' },
  8: {
    width: 60,
    path: 'M30 6C18 6 11 14 11 26C11 37 19 46 30 46S49 37 49 26C49 14 42 6 30 6ZM30 46C16 46 7 56 7 70C7 85 17 94 30 94S53 85 53 70C53 56 44 46 30 46Z',
  },
  9: {
    width: 60,
    path: 'M14 90C36 90 52 66 52 36C52 17 43 6 29 6C16 6 7 17 7 32C7 47 16 57 29 57C40 57 49 49 52 36',
  },
  g: {
    width: 58,
    path: 'M48 38V96C48 114 40 122 28 122C19 122 12 118 8 112M48 66C48 82 40 94 28 94S7 82 7 66 16 38 28 38 48 50 48 66Z',
  },
  k: { width: 52, path: 'M10 4V94M46 38L12 70M24 60L48 94' },
  '×': { width: 54, path: 'M11 42L43 74M43 42L11 74' },
  '.': { width: 26, path: 'M13 91V93' },
  ' ': { width: 26, path: '' },
}

const GAP = 9

/** How wide a text is at a height of 100. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + glyph(letter).width + GAP, -GAP)

function glyph(letter: string) {
  const found = LETTERS[letter]
  if (!found) throw new Error(`No letter is drawn as "${letter}": labels bear weights only`)
  return found
}

/** A text as lines, from its upper left corner; as high as asked, or lower where it would be too wide. */
export function lettering(
  text: string,
  at: { x: number; y: number; height: number; most: number; colour: string },
) {
  const scale = Math.min(at.height / 100, at.most / textWidth(text))
  let left = 0
  const lines = [...text].map((letter) => {
    const { width, path } = glyph(letter)
    const drawn = path && `<path d="${path}" transform="translate(${left} 0)"/>`
    left += width + GAP
    return drawn
  })
  return `<g transform="translate(${at.x + (at.most - textWidth(text) * scale) / 2} ${at.y}) scale(${scale})" fill="none" stroke="${at.colour}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g>`
}
