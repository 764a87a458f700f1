import { getLocale } from '#words/runtime'

/** 18,642 in English; Chinese figures are not grouped. Without Intl, whose first use costs a slow phone a tenth of a second. */
export const showCount = (count: number): string =>
  getLocale() === 'en_US' ? String(count).replace(/\B(?=(\d{3})+$)/g, ',') : String(count)
