import type { FastifyRequest } from 'fastify'
import { readCookie } from '#platform/contract/cookies.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#platform/i18n/language.ts'
import { languageOf } from '#platform/i18n/language-address.ts'

/** The language a visitor chose, if any. */
export function chosenLanguage({ headers }: FastifyRequest): Language | undefined {
  const chosen = headers.cookie ? readCookie('locale', headers.cookie) : undefined
  return isLanguage(chosen) ? chosen : undefined
}

/** The language of what is shown beside the pages: the address's, else the visitor's choice, else Chinese (decision 45). */
export const pageLanguage = (request: FastifyRequest): Language =>
  languageOf(request.url) === 'en_US' ? 'en_US' : (chosenLanguage(request) ?? DEFAULT_LANGUAGE)
