import type { FastifyInstance, FastifyReply } from 'fastify'
import sharp from 'sharp'
import type { Store } from '#platform/storage/store.ts'
import { PICTURE_WIDTHS } from '#ui/show/picture-at.ts'

const NAME = /^[a-z0-9][a-z0-9-]{0,79}$/
const FOREVER = 'public, max-age=31536000, immutable'
const QUALITY = 78

/**
 * Pictures are kept once; the sizes pages ask for are made on first demand and kept beside them.
 * Only listed widths exist, so nobody can make the server resize without end.
 */
export function servePictures(server: FastifyInstance, store: Store): void {
  const underWay = new Map<string, Promise<Buffer | undefined>>()

  async function sized(name: string, width: number): Promise<Buffer | undefined> {
    const key = `sizes/${name}-${width}.webp`
    const ready = await store.get(key)
    if (ready) return ready
    const original = await store.get(`${name}.webp`)
    if (!original) return undefined
    const bytes = await sharp(original)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer()
    await store.put(key, bytes)
    return bytes
  }

  function sizedOnce(name: string, width: number): Promise<Buffer | undefined> {
    const key = `${name} ${width}`
    const waiting = underWay.get(key)
    if (waiting) return waiting
    const making = sized(name, width).finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }

  const send = (reply: FastifyReply, bytes: Buffer | undefined) => {
    if (!bytes) return reply.code(404).type('text/plain').send('')
    return reply
      .headers({ 'cache-control': FOREVER, 'x-content-type-options': 'nosniff' })
      .type('image/webp')
      .send(bytes)
  }

  server.get<{ Params: { name: string } }>('/pictures/:name', async ({ params }, reply) =>
    send(reply, NAME.test(params.name) ? await store.get(`${params.name}.webp`) : undefined),
  )
  server.get<{ Params: { name: string; size: string } }>(
    '/pictures/:name/:size',
    async ({ params }, reply) => {
      const width = PICTURE_WIDTHS.find((one) => params.size === `${one}.webp`)
      return send(reply, width && NAME.test(params.name) ? await sizedOnce(params.name, width) : undefined)
    },
  )
}
