import type { Language } from './language.ts'

/** What somebody wrote for buyers, with its English where they wrote that too: as a reader of this language gets it. */
export const saidIn = (language: Language, words: string, english: string): string =>
  language === 'en_US' && english !== '' ? english : words
