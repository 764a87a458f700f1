/**
 * The one cleaner of what people type, for the pages and the server: a text keeps what a reader can see and loses what
 * hides in it or turns the direction of what follows. Limits of length are counted after it.
 */

/**
 * Control characters, halves of characters, what is none and what stands for a lost one, and all that Unicode calls
 * ignorable: no width, direction, fillers.
 */
const HIDDEN = String.raw`\p{Cc}\p{Cs}\p{NChar}\p{DI}\ufff9-\ufffd`
const UNSEEN = `[${HIDDEN}]`
const SEEN = String.raw`[^\s${HIDDEN}]`
const VARIATION = String.raw`[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`
/** Persian, Hindi and their neighbours spell with joiners. */
const SCRIPTS = [
  'Arab',
  'Syrc',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
  'Sinh',
]
const JOINING = `(?=${SEEN})[${SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}]`

/** Where an unseen character is part of what is seen. Each begins with something seen. */
const MEANT = [
  // Flags of lands within a country: a black flag, letters as tags, an end.
  String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f}`,
  // 👨‍👩‍👧 is three pictures with joiners between them.
  String.raw`\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]?\u200d(?=\p{Extended_Pictographic})`,
  String.raw`${JOINING}[\u200c\u200d](?=${JOINING})`,
  `${SEEN}${VARIATION}`,
]
const UNSEEN_UNLESS_MEANT = new RegExp(`(${MEANT.join('|')})|(?![\\n\\r\\t])${UNSEEN}`, 'gu')

/** For texts that are laid out by themselves, such as HTML: breaks and blanks stay as they are. */
export const dropUnseen = (text: string) => text.replace(UNSEEN_UNLESS_MEANT, '$1')

/** One line: breaks, tabs and other control characters part words as a blank does. */
export const cleanLine = (text: string) => dropUnseen(text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')).trim()

/** Several lines, with one empty line between them at most. */
export const cleanParagraphs = (text: string) =>
  dropUnseen(text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').replaceAll('\t', ' '))
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** A line cut to a length; the cut may have halved its last character. */
export const cutLine = (text: string, max: number) => cleanLine(cleanLine(text).slice(0, max))
