import type { FastifyInstance } from 'fastify'
import { readColour, shadesOf } from '#features/site/accent.ts'
import type { Identity } from '#features/site/site-contract.ts'
import { pictureAt } from '#ui/show/picture-at.ts'

/** Where each icon is found: one shown as it is, one a phone may cut to its own shape. */
export const APP_ICONS = { any: '/app-icon.svg', maskable: '/app-icon-maskable.svg' } as const
export type IconPurpose = keyof typeof APP_ICONS

/** How much of the square the logo takes. Of what may be cut, only the middle is sure to be seen. */
const SHARE = { any: 0.86, maskable: 0.58 }
const SIDE = 512
const GROUND = '#effaf3'

/** The shop's own logo on a pale ground of its colour. The logo travels inside: an icon may fetch nothing. */
export async function drawAppIcon(
  server: FastifyInstance,
  { logo, accent }: Identity,
  purpose: IconPurpose,
): Promise<string> {
  const colour = readColour(accent)
  const ground = colour ? shadesOf(colour)['--color-brand-50'] : GROUND
  const image = await pictureInside(server, logo)
  const side = SIDE * SHARE[purpose]
  const edge = (SIDE - side) / 2
  const round = purpose === 'any' ? ' rx="104"' : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}"${round} fill="${ground}"/>${
    image && `<image href="${image}" x="${edge}" y="${edge}" width="${side}" height="${side}"/>`
  }</svg>`
}

/** Its bytes, as whoever opens the address gets them; nothing where there is no picture. */
async function pictureInside(server: FastifyInstance, logo: string): Promise<string> {
  if (!logo.startsWith('/')) return ''
  const { statusCode, headers, rawPayload } = await server.inject({ url: pictureAt(logo, SIDE, '1/1') })
  if (statusCode !== 200) return ''
  return `data:${headers['content-type']};base64,${rawPayload.toString('base64')}`
}
