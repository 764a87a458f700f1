import type { Language } from './language.ts'

/*
 * An address is a place in the shop with its language in front of it: `/en/news` and `/news` are one place. Everything
 * within the shop knows places; only what a browser or a search engine reads is an address (decision 45).
 */

const ENGLISH = '/en'
const IN_ENGLISH = /^\/en(?=[/?#]|\.data|$)/i

export const languageOf = (address: string): Language => (IN_ENGLISH.test(address) ? 'en_US' : 'zh_CN')

/**
 * The place an address leads to, beginning with one slash: two would name another host. Data of the home page is asked
 * for by a name of its own.
 */
export const placeOf = (address: string): string =>
  PLAIN.test(address)
    ? address
    : address
        .replace(IN_ENGLISH, '')
        .replace(/^\.data/, '/_.data')
        .replace(/^\/*/, '/')

/** It is its own place, as most are. */
const PLAIN = /^\/(?!\/|en(?:[/?#]|\.data|$))/i

/** Where a place is found in a language, whichever language it is given in. What lies elsewhere stays as it is. */
export function addressOf(place: string, language: Language): string {
  if (!place.startsWith('/') || place.startsWith('//')) return place
  const bare = placeOf(place)
  return language === 'en_US' ? ENGLISH + bare.replace(/^\/(?=[?#]|$)/, '') : bare
}

/** An address of the shop as it was asked for, which names no other host however many slashes it begins with. */
export const ownAddress = (address: string): string => addressOf(placeOf(address), languageOf(address))
