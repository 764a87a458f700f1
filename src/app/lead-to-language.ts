import type { FastifyReply, FastifyRequest } from 'fastify'
import { isAt } from '#paths'
import { chosenLanguage } from '#platform/http/page-language.ts'
import { preferredLanguage } from '#platform/i18n/language.ts'
import { addressOf } from '#platform/i18n/language-address.ts'

/** Search engines and those who draw a card for a shared link are shown the page they ask for. */
const ROBOT = /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|embed/i

/**
 * An address without a language is Chinese, and from before there were two. Who has chosen English and comes to one from
 * outside the shop is led to the same place in English; so is, at the front door alone, who has chosen nothing and whose
 * browser speaks English. Within the shop every address means its language (decision 45).
 */
export function leadToLanguage(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const { headers, url } = request
  if (headers['sec-fetch-site'] === 'same-origin' || ROBOT.test(headers['user-agent'] ?? '')) return undefined
  const atFrontDoor = isAt('home', url.split('?', 1)[0] ?? '')
  const accepted = atFrontDoor ? preferredLanguage(headers['accept-language']) : undefined
  if ((chosenLanguage(request) ?? accepted) !== 'en_US') return undefined
  const address = addressOf(url, 'en_US')
  if (address === url) return undefined
  return reply
    .headers({ 'cache-control': 'private, no-store', vary: 'cookie, accept-language' })
    .redirect(address, 302)
}
