import type { FastifyInstance } from 'fastify'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { serveChoice } from './serve-choice.ts'

/** Choosing a language: the switch of every page is a form that leads here. */
export const serveLanguage = (server: FastifyInstance) =>
  serveChoice(server, '/language', 'locale', LANGUAGES)
