/** Chinese characters and most pictures take two columns of a terminal, combining marks none. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u
const NONE = /[\p{Mark}\p{Cf}]/u

const columnsOf = (character: string) => (NONE.test(character) ? 0 : WIDE.test(character) ? 2 : 1)

export const textWidth = (text: string) =>
  [...text].reduce((width, character) => width + columnsOf(character), 0)

/** A longer text ends in an ellipsis; breaks of lines become blanks. */
export function shorten(text: string, width: number): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (textWidth(flat) <= width) return flat
  let short = ''
  let used = 1
  for (const character of flat) {
    used += columnsOf(character)
    if (used > width) break
    short += character
  }
  return `${short}…`
}
