/**
 * Code 128 (ISO/IEC 15417): the widths of bars and gaps of each symbol, by its value. Three kinds of start, of which we
 * use B (letters and digits) and C (two digits a symbol, half as wide), and the stop, which has a bar more.
 */
const SYMBOLS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ')
const TO_B = 100
const START_B = 104
const START_C = 105
const STOP = 106

export type Bars = {
  /** For a `<path>`, one unit high. */ path: string /** In modules, without the quiet zones. */
  width: number
}

/** A text of printable ASCII as bars. Digits go in pairs where the text is of digits alone, as our order numbers are. */
export function drawCode128(text: string): Bars {
  const values = /^\d{4,}$/.test(text) ? pairs(text) : [START_B, ...letters(text)]
  const sum = values.reduce((all, value, at) => all + value * Math.max(at, 1), 0)
  const widths = [...values, sum % 103, STOP].map((value) => SYMBOLS[value]).join('')
  let at = 0
  let path = ''
  for (const [index, digit] of [...widths].entries()) {
    const width = Number(digit)
    // Bars and gaps take turns, a bar first.
    if (index % 2 === 0) path += `M${at} 0h${width}v1h-${width}z`
    at += width
  }
  return { path, width: at }
}

/** The last of an odd number of digits goes by itself. */
function pairs(digits: string): number[] {
  const whole = digits.length - (digits.length % 2)
  const two = Array.from({ length: whole / 2 }, (_, at) => Number(digits.slice(at * 2, at * 2 + 2)))
  const last = digits.slice(whole)
  return [START_C, ...two, ...(last ? [TO_B, ...letters(last)] : [])]
}

const letters = (text: string): number[] =>
  [...text].map((letter) => {
    const value = letter.charCodeAt(0) - 32
    if (value < 0 || value > 94) throw new Error('Code 128 draws printable ASCII only')
    return value
  })
