import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kept, KeptBytes, Where } from '#platform/cache/kept-bytes.ts'
import {
  chooseEncoding,
  type EncodedForm,
  encodable,
  encodedBytes,
  pack,
  unpack,
} from '#platform/http/encoded.ts'
import { contentSecurityPolicy, type PolicyPlaces, REPORTING } from '#platform/http/security-headers.ts'
import { onceEach } from '#platform/once-each.ts'
import { isPrefetch } from './caller-of.ts'

/** `scripts` are its own inline ones, as its policy names them. */
export type Page = {
  status: number
  headers: Record<string, string>
  scripts?: readonly string[] | undefined
  body: Buffer
}
/**
 * A page many are shown: its compressed bytes, wherever they are kept. Whoever comes again and has it still is told so by its
 * mark, a weak one, for it stands for every packed form.
 */
export type KeptPage = Omit<Page, 'body'> & {
  body: Kept
  mark: string
  packed: 'quickly' | 'well'
  sentBefore: boolean
}

export const isKept = (page: Page | KeptPage): page is KeptPage => !Buffer.isBuffer(page.body)

/** Thousands of pages have the same headers, and most of their scripts: those are kept once. */
const sameHeaders = onceEach((text) => JSON.parse(text) as Record<string, string>)
const sameText = onceEach((text) => text)

/** While somebody waits for it a page is packed quickly; ahead of them all, there is time to pack it well. */
export async function keepPage(
  { status, headers, scripts, body }: Page,
  keptBytes: KeptBytes,
  where: Where,
): Promise<KeptPage> {
  const packed = where === 'disk' ? 'well' : 'quickly'
  return {
    status,
    headers: sameHeaders(JSON.stringify(headers)),
    scripts: scripts?.map(sameText),
    mark: `W/"${hash('sha1', body, 'base64url')}"`,
    packed,
    sentBefore: false,
    body: await keptBytes.keep(await pack(body, packed === 'well' ? 'often' : 'once'), where),
  }
}

export type PageSender = {
  /** To one alone. */
  send(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply>
  /** Whether the browser has it still: then nothing of it has to be fetched. */
  has(request: FastifyRequest, page: KeptPage): boolean
  sendUnchanged(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply
  sendKept(
    request: FastifyRequest,
    reply: FastifyReply,
    page: KeptPage,
    packed: Buffer,
  ): Promise<FastifyReply>
}

export function createPageSender(places: PolicyPlaces): PageSender {
  const policyOf = contentSecurityPolicy(places)

  function begin(request: FastifyRequest, reply: FastifyReply, { headers, scripts }: Page | KeptPage) {
    reply.headers(headers).header('x-request-id', request.id)
    if (scripts) reply.header('content-security-policy', policyOf(scripts)).header(...REPORTING)
  }

  function put(
    request: FastifyRequest,
    reply: FastifyReply,
    page: Page | KeptPage,
    { bytes, encoding }: EncodedForm,
  ): FastifyReply {
    begin(request, reply, page)
    if (encoding) reply.header('content-encoding', encoding)
    // What was asked for ahead of a press would have to be asked for again, if nobody might keep it until then.
    if (isPrefetch(request) && page.status < 500) reply.header('cache-control', 'private, max-age=1')
    return reply.code(page.status).send(bytes)
  }

  const send: PageSender['send'] = async (request, reply, page) => {
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    return put(request, reply, page, await encodedBytes(encodable(page.body), encoding, 'once'))
  }

  return {
    send,
    has: (request, page) => request.headers['if-none-match'] === page.mark,
    sendUnchanged(request, reply, page) {
      begin(request, reply, page)
      return reply.header('etag', page.mark).code(304).removeHeader('content-type').send()
    },
    async sendKept(request, reply, page, packed) {
      reply.header('etag', page.mark)
      const encoding = chooseEncoding(request.headers['accept-encoding'])
      const form = encoding === 'br' ? { bytes: packed, encoding } : await unpack(packed, encoding)
      return put(request, reply, page, form)
    },
  }
}
