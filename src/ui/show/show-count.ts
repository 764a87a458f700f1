import { getLocale } from '#words/runtime'

/** 18,642 in English; Chinese figures are not grouped. */
export const showCount = (count: number): string =>
  getLocale() === 'en_US' ? count.toLocaleString('en-US') : String(count)
