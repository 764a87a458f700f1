import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { may, type Role } from '#features/people/roles.ts'
import { findPerson } from '#features/people/server/find-person.ts'
import { storedName } from '#features/pictures/server/forget-pictures.ts'
import { sizePicture } from '#features/pictures/server/size-picture.ts'
import { findUpload } from '#features/uploads/server/find-upload.ts'
import { readCookie } from '#platform/contract/cookies.ts'
import type { Services } from '#platform/contract/services.ts'
import type { Database } from '#platform/database/database.ts'
import { SECURITY_HEADERS } from '#platform/http/security-headers.ts'
import { isPictureName, isUploadName, PICTURES } from '#platform/picture-address.ts'
import type { Sessions } from '#platform/session/find-session.ts'
import { STORED_WIDTHS } from '#ui/show/largest-picture.ts'
import { PICTURE_SHAPES, type PictureShape, sizeName } from '#ui/show/picture-at.ts'
import { headerOf, NO_STORE } from './send-failure.ts'
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

type Parts = Pick<Services, 'pictures' | 'files' | 'arriving'> & {
  database: Database
  sessions: Sessions
  clock: () => Date
}

/** A buyer may take a picture back: browsers ask each time whether it is still there, and no proxy keeps a copy. */
const ASKED_AGAIN = {
  ...FOREVER,
  'cache-control': 'private, no-cache',
  'cross-origin-resource-policy': 'same-origin',
}
const FOR_ONE_READER = { ...ASKED_AGAIN, 'cache-control': 'private, no-store' }

/**
 * Pictures by name, whole or in the sizes pages ask for. What a name shows never changes. What a buyer sent with an
 * after-sale request is shown to them and to those who decide about it, and is missing for everybody else.
 */
export function servePictures(
  server: FastifyInstance,
  { database, sessions, clock, ...stores }: Parts,
): void {
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

  async function mayJudge(request: FastifyRequest): Promise<boolean> {
    const token = readCookie('desk_session', request.headers.cookie)
    const actor = await findPerson(database, token, clock())
    const role = actor.kind === 'seller' ? actor.person?.role : undefined
    return role !== undefined && may(role as Role, 'see requests')
  }

  async function isOwn(request: FastifyRequest, buyerId: number): Promise<boolean> {
    const token = headerOf(request, 'user-token') ?? readCookie('user_token', request.headers.cookie)
    const { actor } = await sessions.find(token)
    return actor.kind === 'buyer' && actor.id === buyerId
  }

  /** How long what is asked for may be kept; nothing for a picture this reader may not see. */
  async function headersFor(request: FastifyRequest, name: string) {
    if (!isUploadName(name)) return FOREVER
    const upload = await findUpload(database.read, name)
    if (upload?.purpose !== 'refund') return upload && ASKED_AGAIN
    const seen = (await isOwn(request, upload.buyer_id)) || (await mayJudge(request))
    return seen ? FOR_ONE_READER : undefined
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    read: () => Promise<Buffer | undefined>,
  ) {
    const headers = isPictureName(name) ? await headersFor(request, name) : undefined
    const bytes = headers && (await read())
    if (!headers || !bytes)
      return reply
        .code(404)
        .headers({ ...SECURITY_HEADERS, 'cache-control': NO_STORE })
        .type('text/plain')
        .send('')
    reply.headers(headers)
    if (headers !== ASKED_AGAIN) return reply.type('image/webp').send(bytes)
    const mark = `"${bytes.length.toString(36)}-${name}"`
    reply.header('etag', mark)
    return request.headers['if-none-match'] === mark
      ? reply.code(304).send()
      : reply.type('image/webp').send(bytes)
  }

  server.get<{ Params: { name: string } }>(`${PICTURES}/:name`, (request, reply) => {
    const { name } = request.params
    return answer(request, reply, name, () => stores.pictures.get(storedName(name)))
  })
  server.get<{ Params: { name: string; size: string } }>(`${PICTURES}/:name/:size`, (request, reply) => {
    const { name, size } = request.params
    return answer(request, reply, name, async () => {
      const known = SIZES.get(size)
      return known && sizedOnce(name, known)
    })
  })
}
