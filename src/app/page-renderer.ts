import type { FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { onlyAsked, paths } from '#paths'
import type { Lookout } from '#platform/cache/lookout.ts'
import { type Asked, createTaggedCache } from '#platform/cache/tagged-cache.ts'
import type { Answered } from '#platform/contract/answerer.ts'
import type { ApiInProcess } from '#platform/contract/api-in-process.ts'
import { readCookie } from '#platform/contract/cookies.ts'
import type { Caller } from '#platform/contract/run-call.ts'
import { SECURITY_HEADERS } from '#platform/http/security-headers.ts'
import { utf8Of } from '#platform/http/utf8.ts'
import { LANGUAGES, type Language } from '#platform/i18n/language.ts'
import { addressOf, languageOf, placeOf } from '#platform/i18n/language-address.ts'
import { limitConcurrency } from '#platform/limit-concurrency.ts'
import type { Log } from '#platform/log.ts'
import type { PagesBuild } from '#platform/pages/page-context.ts'
import { FORGET_SAID, readSaid, type Said } from '#platform/pages/said.ts'
import { inTheme, readTheme, type Theme } from '#platform/pages/theme.ts'
import { Refusal, refuseTransport } from '#platform/refusal.ts'
import type { Sessions } from '#platform/session/find-session.ts'
import * as m from '#words'
import { callerOf } from './caller-of.ts'
import { leadToLanguage } from './lead-to-language.ts'
import { makeNonce } from './make-nonce.ts'
import { mapAssets } from './map-assets.ts'
import { nameScripts } from './name-scripts.ts'
import { createPageSender, type KeptPage, type Page, packed } from './send-page.ts'
import { RETRY_AFTER } from './serve-door.ts'
import type { Door, DoorState } from './watch-door.ts'

/** How long a visitor's page may be kept when nothing it shows changes. */
const MAX_SECONDS = 3600
const MAX_BYTES = 56 << 20
/** What a kept page has beside its bytes: its mark, and the hashes of its scripts. */
const HEADER_BYTES = 400
/** More at once are no faster: they hold the memory of all and let the calls between them wait for all. */
const RENDERS_AT_ONCE = 8
/** Who would wait longer than anybody does is told so at once. */
const MOST_WAITING = 300

const HIDDEN = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/** What is shown before the shop opens is remembered by nobody. */
const DOOR_HEADERS: Record<DoorState, Record<string, string>> = {
  open: {},
  preview: HIDDEN,
  shut: { ...HIDDEN, 'retry-after': RETRY_AFTER },
}

export type PageRenderer = {
  handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  /** What a page's `action` makes of a form that was sent to it. */
  takeForm(request: FastifyRequest, form: URLSearchParams): Promise<Response>
  drop(tags: readonly string[]): void
  clear(): void
  readonly asked: Readonly<Asked>
}

/** Who wants which page; `form` when it was sent rather than asked for, `said` what came of one. */
type Asking = {
  url: string
  caller: Caller
  door: DoorState
  theme: Theme
  said?: Said | undefined
  form?: URLSearchParams
}

type Parts = {
  /** The built pages; in development they are loaded anew for every request. */
  build: () => Promise<PagesBuild>
  apiInProcess: ApiInProcess
  sessions: Sessions
  door: Door
  log: Log
  clock: () => Date
  lookout: Lookout
  publicUrl: string
  apiBase?: string | undefined
  /** Where the pages' files and pictures are fetched; empty: where the pages are. */
  assetUrl: string
  /** Where Alipay is reached, when not in this process. */
  gateway?: string | undefined
  development: boolean
  /** False: every part of every page is rendered anew, for whoever compares. */
  keepsParts?: boolean | undefined
}

/**
 * Renders the pages. What a visitor sees is the same for everyone, so the rendered and compressed page is kept by
 * its address, which says its language, under the tags of every answer it is made of. A page made with an answer that may not be
 * kept is not kept either; a buyer's page is rendered each time.
 */
export function createPageRenderer(parts: Parts): PageRenderer {
  const now = () => parts.clock().getTime()
  const cached = createTaggedCache<Page | KeptPage>({
    maxBytes: MAX_BYTES,
    clock: now,
    lookout: parts.lookout,
  })
  type Handle = ReturnType<typeof createRequestHandler>
  let handler: { build: PagesBuild; handle: Record<Language, Handle> } | undefined
  const origin = new URL(parts.publicUrl).origin
  const { assetUrl } = parts
  const sender = createPageSender({
    https: parts.publicUrl.startsWith('https:'),
    apiBase: parts.apiBase ?? '',
    gateway: parts.gateway,
    assetUrl,
  })

  async function renderer() {
    const build = await parts.build()
    if (handler?.build !== build) {
      const mode = parts.development ? 'development' : 'production'
      const assets = assetUrl ? mapAssets(build.assets, assetUrl) : build.assets
      // The same pages, once for each language: in each of them links begin with what its addresses begin with.
      const handles = LANGUAGES.map((language) => [
        language,
        createRequestHandler({ ...build, assets, basename: addressOf('/', language) }, mode),
      ])
      handler = { build, handle: Object.fromEntries(handles) as Record<Language, Handle> }
    }
    return handler
  }

  const renders = limitConcurrency(RENDERS_AT_ONCE)
  const render = (asked: Asking) => {
    // Data alone is as quick as a call: it waits for no page.
    if (asksForData(asked.url)) return renderNow(asked)
    if (renders.waiting() >= MOST_WAITING) return refuseTransport(503, m.shell_busy)
    return renders.take(() => renderNow(asked))
  }

  async function renderNow(asked: Asking) {
    const { caller, door } = asked
    const nonce = makeNonce()
    const tags = new Set<string>()
    let seconds = MAX_SECONDS
    let watched = false
    let unanswered = false
    let waits = 0
    const answer = await ask(asked, nonce, ({ status, retryAfter = 0, cached: part }) => {
      unanswered ||= status === 503
      waits = Math.max(waits, retryAfter)
      for (const tag of part?.tags ?? []) tags.add(tag)
      seconds = Math.min(seconds, ((part?.until ?? 0) - now()) / 1000)
      watched ||= part?.watched ?? false
    })
    // A page that lacks what nobody could answer is not "not found": it is tried again.
    if (unanswered) return refuseTransport(503, m.shell_busy)
    // Data alone goes to a page that is there and says so itself.
    if (waits > 0 && !asksForData(asked.url))
      return refuseTransport(429, m.shell_too_many, { seconds: waits })
    const shared = caller.actor.kind === 'visitor'
    const mayBeKept = shared && answer.response.status === 200 && seconds > 0 && !parts.development
    const page = await finish(answer, { nonce, shared, theme: asked.theme, development: parts.development })
    if (asked.url.split('?', 1)[0] === paths.home()) page.headers.vary += ', accept-language'
    Object.assign(page.headers, DOOR_HEADERS[door])
    return { page, kept: mayBeKept ? { tags: [...tags], seconds, watched } : undefined }
  }

  async function ask(
    { url, caller, door, theme, said, form }: Asking,
    nonce: string,
    onAnswered?: (answered: Answered) => void,
  ) {
    const { build, handle } = await renderer()
    let html: readonly string[] | undefined
    const context = new RouterContextProvider()
    context.set(build.entry.module.pageContext, {
      api: parts.apiInProcess(caller, onAnswered),
      language: caller.language,
      loggedIn: caller.actor.kind === 'buyer',
      shut: door === 'shut',
      requestId: caller.requestId,
      nonce,
      publicUrl: parts.publicUrl,
      assetUrl,
      said,
      theme,
      keepsParts: parts.keepsParts ?? !parts.development,
      onError: (error) => parts.log.error({ err: error, requestId: caller.requestId }, 'a page failed'),
      put(page) {
        html = page
      },
    })
    const sent = form && { method: 'POST', body: form }
    // Put together as text, so that nothing in it can name another host.
    const response = await handle[caller.language](new Request(origin + url, sent), context)
    return { response, html }
  }

  /** A visitor's page, from memory as a rule. What its address asks for beside what the page reads makes no other page. */
  function pageFor(asked: Asking): Promise<Page | KeptPage> {
    const { caller, theme } = asked
    const url = addressOf(onlyAsked(placeOf(asked.url)), caller.language)
    let mine = false
    const page = cached.getOrCompute(`${theme} ${url}`, async () => {
      mine = true
      const { page, kept } = await render({ url, caller, theme, door: 'open' })
      if (!kept) return { value: page, cache: false }
      const value = await packed(page)
      return { value, ...kept, bytes: value.body.br.length + HEADER_BYTES }
    })
    // Who waited for somebody that asks too often asks for themselves.
    return page.catch((error) => {
      if (mine || !(error instanceof Refusal) || error.status !== 429) throw error
      return pageFor(asked)
    })
  }

  async function whoAsks(request: FastifyRequest) {
    const token = readCookie('user_token', request.headers.cookie ?? '')
    const language = languageOf(request.url)
    const caller = callerOf(request, await parts.sessions.find(token), language)
    const theme = readTheme(request.headers.cookie)
    const url = addressOf(placeOf(request.url), language)
    return { url, caller, theme, door: await parts.door.stateFor(request) }
  }

  return {
    async handle(request, reply) {
      const led = asksForData(request.url) ? undefined : leadToLanguage(request, reply)
      if (led) return led
      const asked = await whoAsks(request)
      const said = asksForData(asked.url) ? undefined : readSaid(request.headers.cookie)
      if (said) reply.header('set-cookie', FORGET_SAID)
      if (said || asked.caller.actor.kind !== 'visitor' || asked.door !== 'open')
        return sender.send(request, reply, (await render({ ...asked, said })).page)
      return sender.sendVisitor(request, reply, await pageFor(asked))
    },
    async takeForm(request, form) {
      const { caller, ...asked } = await whoAsks(request)
      const idempotencyKey = form.get('key')?.slice(0, 200)
      return (await ask({ ...asked, form, caller: { ...caller, idempotencyKey } }, '')).response
    },
    drop: (tags) => cached.drop(tags),
    clear: () => cached.clear(),
    asked: cached.asked,
  }
}

/** After the first page the browser asks for the data of the next ones only. */
const asksForData = (url: string) => url.split('?', 1)[0]?.endsWith('.data') ?? false

/** `html` when it was rendered rather than answered as data, a redirect, or nothing. */
async function finish(
  { response, html: rendered }: { response: Response; html: readonly string[] | undefined },
  {
    nonce,
    shared,
    theme,
    development,
  }: { nonce: string; shared: boolean; theme: Theme; development: boolean },
): Promise<Page> {
  const { status } = response
  const html = utf8Of(...inTheme(theme, rendered ?? [await response.text()]))
  const headers: Record<string, string> = {
    ...SECURITY_HEADERS,
    'cache-control': 'no-cache',
    vary: 'cookie, accept-encoding',
  }
  response.headers.forEach((value, name) => {
    headers[name] = value
  })
  if (!headers['content-type']?.startsWith('text/html') || development) {
    return { status, headers, body: html }
  }
  // A visitor's page may be served to several, and a nonce used twice is none.
  const named = shared ? nameScripts(html, nonce) : { page: html, scripts: [`'nonce-${nonce}'`] }
  return { status, headers, scripts: named.scripts, body: named.page }
}
