import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  chooseEncoding,
  type EncodedForm,
  encodable,
  encodedBytes,
  type Packed,
  pack,
  unpack,
} from '#platform/http/encoded.ts'
import { contentSecurityPolicy, type PolicyPlaces } from '#platform/http/security-headers.ts'
import { onceEach } from '#platform/once-each.ts'
import { isPrefetch } from './caller-of.ts'

/** `scripts` are its own inline ones, as its policy names them. */
export type Page = {
  status: number
  headers: Record<string, string>
  scripts?: readonly string[] | undefined
  body: Buffer
}
/** A page many are shown: its compressed bytes alone, and what tells it from any other. */
export type KeptPage = Omit<Page, 'body'> & { etag: string; body: Packed }

/** Thousands of pages have the same headers, and most of their scripts: those are kept once. */
const sameHeaders = onceEach((text) => JSON.parse(text) as Record<string, string>)
const sameText = onceEach((text) => text)

/**
 * Whoever comes again and has it still is told so. The mark is weak, for it stands for every compressed form; it is taken of
 * one of them, which is a fifth of the page and the same for the same page.
 */
export async function packed({ status, headers, scripts, body }: Page): Promise<KeptPage> {
  const bytes = await pack(body)
  return {
    status,
    headers: sameHeaders(JSON.stringify(headers)),
    scripts: scripts?.map(sameText),
    etag: `W/"${hash('sha1', bytes.br, 'base64url')}"`,
    body: bytes,
  }
}

export type PageSender = {
  /** To one alone. */
  send(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply>
  sendVisitor(request: FastifyRequest, reply: FastifyReply, page: Page | KeptPage): Promise<FastifyReply>
}

export function createPageSender(places: PolicyPlaces): PageSender {
  const policyOf = contentSecurityPolicy(places)

  function begin(request: FastifyRequest, reply: FastifyReply, { headers, scripts }: Page | KeptPage) {
    reply.headers(headers).header('x-request-id', request.id)
    if (scripts) reply.header('content-security-policy', policyOf(scripts))
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
    if (isPrefetch(request)) reply.header('cache-control', 'private, max-age=1')
    return reply.code(page.status).send(bytes)
  }

  const send: PageSender['send'] = async (request, reply, page) => {
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    return put(request, reply, page, await encodedBytes(encodable(page.body), encoding, 'once'))
  }

  return {
    send,
    async sendVisitor(request, reply, page) {
      if (!('etag' in page)) return send(request, reply, page)
      reply.header('etag', page.etag)
      if (request.headers['if-none-match'] === page.etag) {
        begin(request, reply, page)
        return reply.code(304).removeHeader('content-type').send()
      }
      const encoding = chooseEncoding(request.headers['accept-encoding'])
      const form = encoding === 'br' ? { bytes: page.body.br, encoding } : await unpack(page.body, encoding)
      return put(request, reply, page, form)
    },
  }
}
