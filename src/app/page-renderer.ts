import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { createTaggedCache } from '#platform/cache/tagged-cache.ts'
import type { ApiInProcess } from '#platform/contract/api-in-process.ts'
import { readCookie } from '#platform/contract/cookies.ts'
import type { Caller } from '#platform/contract/run-call.ts'
import { chooseEncoding, type Encoded, encodable, encodedBytes } from '#platform/http/encoded.ts'
import { pageLanguage } from '#platform/http/page-language.ts'
import { contentSecurityPolicy, SECURITY_HEADERS } from '#platform/http/security-headers.ts'
import { limitConcurrency } from '#platform/limit-concurrency.ts'
import type { Log } from '#platform/log.ts'
import type { PagesBuild } from '#platform/pages/page-context.ts'
import { refuseTransport } from '#platform/refusal.ts'
import type { Sessions } from '#platform/session/find-session.ts'
import * as m from '#words'
import { callerOf, isPrefetch } from './caller-of.ts'
import { nameScripts } from './name-scripts.ts'
import { RETRY_AFTER } from './serve-door.ts'
import type { Door, DoorState } from './watch-door.ts'

/** How long a visitor's page may be kept when nothing it shows changes. */
const MAX_SECONDS = 300
const MAX_BYTES = 64 << 20
/** More at once are no faster: they hold the memory of all and let the calls between them wait for all. */
const RENDERS_AT_ONCE = 8
/** Who would wait longer than anybody does is told so at once. */
const MOST_WAITING = 300

type Page = { status: number; headers: Record<string, string>; body: Encoded; cached: boolean }

const HIDDEN = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/** What is shown before the shop opens is remembered by nobody. */
const DOOR_HEADERS: Record<DoorState, Record<string, string>> = {
  open: {},
  preview: HIDDEN,
  shut: { ...HIDDEN, 'retry-after': RETRY_AFTER },
}

export type PageRenderer = {
  handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  drop(tags: readonly string[]): void
  clear(): void
}

type Parts = {
  /** The built pages; in development they are loaded anew for every request. */
  build: () => Promise<PagesBuild>
  apiInProcess: ApiInProcess
  sessions: Sessions
  door: Door
  log: Log
  clock: () => Date
  publicUrl: string
  apiBase?: string | undefined
  /** Where Alipay is reached, when not in this process. */
  gateway?: string | undefined
  development: boolean
}

/**
 * Renders the pages. What a visitor sees is the same for everyone, so the rendered and compressed page is kept by
 * language and address under the tags of every answer it is made of. A page made with an answer that may not be
 * kept is not kept either; a buyer's page is rendered each time.
 */
export function createPageRenderer(parts: Parts): PageRenderer {
  const cached = createTaggedCache<Page>({ maxBytes: MAX_BYTES, clock: () => parts.clock().getTime() })
  let handler: { build: PagesBuild; handle: ReturnType<typeof createRequestHandler> } | undefined

  async function renderer() {
    const build = await parts.build()
    if (handler?.build !== build) {
      const mode = parts.development ? 'development' : 'production'
      handler = { build, handle: createRequestHandler(build, mode) }
    }
    return handler
  }

  const renders = limitConcurrency(RENDERS_AT_ONCE)
  const render = (url: string, caller: Caller, door: DoorState) => {
    // Data alone is as quick as a call: it waits for no page.
    if (asksForData(url)) return renderNow(url, caller, door)
    if (renders.waiting() >= MOST_WAITING) return refuseTransport(503, m.shell_busy)
    return renders.take(() => renderNow(url, caller, door))
  }

  async function renderNow(url: string, caller: Caller, door: DoorState) {
    const { build, handle } = await renderer()
    const nonce = randomBytes(16).toString('base64url')
    const tags = new Set<string>()
    let seconds = MAX_SECONDS
    const context = new RouterContextProvider()
    context.set(build.entry.module.pageContext, {
      api: parts.apiInProcess(caller, ({ cached: answer }) => {
        for (const tag of answer?.tags ?? []) tags.add(tag)
        seconds = Math.min(seconds, answer?.seconds ?? 0)
      }),
      language: caller.language,
      loggedIn: caller.actor.kind === 'buyer',
      shut: door === 'shut',
      requestId: caller.requestId,
      nonce,
      publicUrl: parts.publicUrl,
      onError: (error) => parts.log.error({ err: error, requestId: caller.requestId }, 'a page failed'),
    })
    const response = await handle(new Request(new URL(url, parts.publicUrl)), context)
    const shared = caller.actor.kind === 'visitor'
    const cached = shared && response.status === 200 && seconds > 0 && !parts.development
    const page = await finish(response, { nonce, shared, cached }, parts)
    Object.assign(page.headers, DOOR_HEADERS[door])
    return { page, tags: [...tags], seconds }
  }

  return {
    async handle(request, reply) {
      const { url, headers } = request
      const language = pageLanguage(request)
      const token = readCookie('user_token', headers.cookie ?? '')
      const caller = callerOf(request, await parts.sessions.find(token), language)
      const door = await parts.door.stateFor(request)
      if (caller.actor.kind !== 'visitor' || door !== 'open')
        return send(request, reply, (await render(url, caller, door)).page)
      const page = await cached.getOrCompute(`${language} ${url}`, async () => {
        const rendered = await render(url, caller, door)
        if (!rendered.page.cached) return { value: rendered.page, cache: false }
        const bytes = rendered.page.body.plain.length * 2 + 1000
        return { value: rendered.page, tags: rendered.tags, seconds: rendered.seconds, bytes }
      })
      return send(request, reply, page)
    },
    drop: (tags) => cached.drop(tags),
    clear: () => cached.clear(),
  }
}

/** After the first page the browser asks for the data of the next ones only. */
const asksForData = (url: string) => url.split('?', 1)[0]?.endsWith('.data') ?? false

async function finish(
  response: Response,
  { nonce, shared, cached }: { nonce: string; shared: boolean; cached: boolean },
  { development, publicUrl, apiBase = '', gateway }: Parts,
): Promise<Page> {
  const { status } = response
  const body = Buffer.from(await response.arrayBuffer())
  const headers: Record<string, string> = {
    ...SECURITY_HEADERS,
    'cache-control': 'no-cache',
    vary: 'cookie, accept-encoding',
  }
  response.headers.forEach((value, name) => {
    headers[name] = value
  })
  if (!headers['content-type']?.startsWith('text/html') || development) {
    return { status, headers, body: encodable(body), cached }
  }
  // A visitor's page may be served to several, and a nonce used twice is none.
  const named = shared ? nameScripts(String(body), nonce) : { page: body, scripts: [`'nonce-${nonce}'`] }
  const https = publicUrl.startsWith('https:')
  headers['content-security-policy'] = contentSecurityPolicy({
    scripts: named.scripts,
    https,
    apiBase,
    gateway,
  })
  return { status, headers, body: encodable(named.page), cached }
}

async function send(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
  const form = encodedBytes(page.body, chooseEncoding(request.headers['accept-encoding'], page.cached))
  const { bytes, encoding } = form instanceof Promise ? await form : form
  if (encoding) reply.header('content-encoding', encoding)
  reply.code(page.status).headers(page.headers).header('x-request-id', request.id)
  // What was asked for ahead of a press would have to be asked for again, if nobody might keep it until then.
  if (isPrefetch(request)) reply.header('cache-control', 'private, max-age=1')
  return reply.send(bytes)
}
