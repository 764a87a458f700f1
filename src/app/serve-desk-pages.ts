import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SECURITY_HEADERS } from '#platform/http/security-headers.ts'
import { askedLanguage } from '#platform/i18n/language.ts'
import * as m from '#words'

/** Nothing but our own files, framed by nobody, and no word to anybody about where somebody came from. */
const policyFor = (publicUrl: string) => ({
  ...SECURITY_HEADERS,
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'content-security-policy': [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; '),
})

/** One page for every address of the desk: its own router does the rest. Its files carry a hash and never change. */
export async function serveDeskPages(
  server: FastifyInstance,
  root: string,
  publicUrl: string,
): Promise<void> {
  const folder = path.join(root, 'build/desk')
  const headers = policyFor(publicUrl)
  await server.register(fastifyStatic, {
    root: path.join(folder, 'assets'),
    prefix: '/desk/files/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  })
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = await readFile(path.join(folder, 'index.html')).catch(() => undefined)
    return reply
      .headers(headers)
      .type('text/html; charset=utf-8')
      .code(page ? 200 : 503)
      .send(page ?? sayNotReady(request))
  }
  server.get('/desk', send)
  server.get('/desk/*', send)
}

/** In the first seconds of a first start: a shop does not wait for its desk to be built. */
function sayNotReady(request: FastifyRequest): string {
  const locale = askedLanguage(undefined, request.headers['accept-language'])
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="5"><p>${m.desk_not_ready({}, { locale })}</p>`
}
