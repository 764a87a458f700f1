/**
 * A spreadsheet takes a text that begins like this for a formula, in East Asian settings the full-width signs too, and a
 * formula may do harm. Written with an apostrophe before it, it stays a text; a text that has one of its own gets a second,
 * so that reading takes away just what writing has added. https://owasp.org/www-community/attacks/CSV_Injection
 */
const LIKE_A_FORMULA = /^[=+\-@＝＋－＠\t\r\n']/

/** What every object of JavaScript has by nature: the library that writes workbooks loses such texts (`constructor`). */
export const isByNature = (text: string) => text in Object.prototype

const isMarked = (text: string) => LIKE_A_FORMULA.test(text) || isByNature(text)

export const writeCell = (text: string): string => (isMarked(text) ? `'${text}` : text)

export const readCell = (text: string): string =>
  text.startsWith("'") && isMarked(text.slice(1)) ? text.slice(1) : text
