/**
 * A spreadsheet takes a text that begins like this for a formula, and a formula may do harm. Written with an apostrophe
 * before it, it stays a text; a text that has one of its own gets a second, so that reading takes away just what
 * writing has added.
 */
const LIKE_A_FORMULA = /^[=+\-@\t\r']/
const WRITTEN = /^'(?=[=+\-@\t\r'])/

export const writeCell = (text: string): string => (LIKE_A_FORMULA.test(text) ? `'${text}` : text)

export const readCell = (text: string): string => text.replace(WRITTEN, '')
