import type { FastifyRequest } from 'fastify'

/**
 * Whether a form was sent from a page of ours. The session of whoever sends it travels in a cookie, so another site
 * could send one in their name: browsers say where a form comes from, and one that does not say it is not believed.
 */
export function isOwnForm({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>, publicUrl: string) {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  const origin = URL.parse(headers.origin ?? '')
  return origin !== null && (origin.host === host || origin.origin === new URL(publicUrl).origin)
}
