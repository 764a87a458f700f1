import type { FastifyInstance, FastifyReply } from 'fastify'
import { storedName } from '#features/pictures/server/forget-pictures.ts'
import { sizePicture } from '#features/pictures/server/size-picture.ts'
import type { Services } from '#platform/contract/services.ts'
import type { Database } from '#platform/database/database.ts'
import { isPictureName, PICTURES } from '#platform/picture-address.ts'
import { STORED_WIDTHS } from '#ui/show/largest-picture.ts'
import { PICTURE_SHAPES, type PictureShape, sizeName } from '#ui/show/picture-at.ts'
import { FOREVER } from './serve-files.ts'

type Size = { width: number; shape?: PictureShape | undefined }

/** Only these sizes exist, so nobody can make the server resize without end. */
const SIZES = new Map<string, Size>(
  STORED_WIDTHS.flatMap((width) =>
    [undefined, ...(Object.keys(PICTURE_SHAPES) as PictureShape[])].map(
      (shape) => [sizeName(width, shape), { width, shape }] as const,
    ),
  ),
)

type Parts = Pick<Services, 'pictures' | 'files' | 'arriving'> & { database: Database }

/** Pictures by name, whole or in the sizes pages ask for. What a name shows never changes. */
export function servePictures(server: FastifyInstance, { database, ...stores }: Parts): void {
  const underWay = new Map<string, Promise<Buffer | undefined>>()

  /** Many may ask at once for what nobody has asked for before. */
  function sizedOnce(name: string, size: Size): Promise<Buffer | undefined> {
    const key = `${name} ${sizeName(size.width, size.shape)}`
    const waiting = underWay.get(key)
    if (waiting) return waiting
    const making = sizePicture({ ...stores, tx: database.read }, { name, ...size }).finally(() =>
      underWay.delete(key),
    )
    underWay.set(key, making)
    return making
  }

  const send = (reply: FastifyReply, bytes: Buffer | undefined) => {
    if (!bytes) return reply.code(404).type('text/plain').send('')
    return reply.headers(FOREVER).type('image/webp').send(bytes)
  }

  server.get<{ Params: { name: string } }>(`${PICTURES}/:name`, async ({ params: { name } }, reply) =>
    send(reply, isPictureName(name) ? await stores.pictures.get(storedName(name)) : undefined),
  )
  server.get<{ Params: { name: string; size: string } }>(
    `${PICTURES}/:name/:size`,
    async ({ params: { name, size } }, reply) => {
      const known = SIZES.get(size)
      return send(reply, known && isPictureName(name) ? await sizedOnce(name, known) : undefined)
    },
  )
}
