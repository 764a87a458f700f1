import type { FastifyInstance } from 'fastify'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { addressOf } from '#platform/i18n/language-address.ts'
import { serveChoice } from './serve-choice.ts'

/** Choosing a language: the switch of every page is a form that leads here, and on to the same place in that language. */
export const serveLanguage = (server: FastifyInstance) =>
  serveChoice(server, '/language', 'locale', LANGUAGES, addressOf)
