import type { FastifyRequest } from 'fastify'
import { readCookie } from '#platform/contract/cookies.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#platform/i18n/language.ts'

/** The language a page is shown in: the visitor's choice, else Chinese (decision 7). */
export function pageLanguage({ headers }: FastifyRequest): Language {
  const chosen = headers.cookie ? readCookie('locale', headers.cookie) : undefined
  return isLanguage(chosen) ? chosen : DEFAULT_LANGUAGE
}
