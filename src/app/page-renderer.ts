import type { FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { isPublic, onlyAsked, PATTERNS, type PageName, paths } from '#paths'
import { createKeptBytes, type Where } from '#platform/cache/kept-bytes.ts'
import type { Lookout } from '#platform/cache/lookout.ts'
import type { RingFile } from '#platform/cache/ring-file.ts'
import { type Asked, createTaggedCache, type Filled } from '#platform/cache/tagged-cache.ts'
import { VISITOR } from '#platform/contract/actor.ts'
import type { Answered } from '#platform/contract/answerer.ts'
import type { ApiInProcess } from '#platform/contract/api-in-process.ts'
import { readCookie } from '#platform/contract/cookies.ts'
import { CODES } from '#platform/contract/envelope.ts'
import type { Caller } from '#platform/contract/run-call.ts'
import { SECURITY_HEADERS } from '#platform/http/security-headers.ts'
import { utf8Of } from '#platform/http/utf8.ts'
import { LANGUAGES, type Language } from '#platform/i18n/language.ts'
import { addressOf, languageOf, ownAddress, placeOf } from '#platform/i18n/language-address.ts'
import { limitConcurrency } from '#platform/limit-concurrency.ts'
import type { ReadingLimits } from '#platform/limits/reading-limits.ts'
import type { Log } from '#platform/log.ts'
import type { PagesBuild } from '#platform/pages/page-context.ts'
import { forgetSaid, readSaid, type Said } from '#platform/pages/said.ts'
import { inTheme, readTheme, type Theme } from '#platform/pages/theme.ts'
import { Refusal, refuseTransport } from '#platform/refusal.ts'
import type { Sessions } from '#platform/session/find-session.ts'
import * as m from '#words'
import { callerOf } from './caller-of.ts'
import { leadToLanguage } from './lead-to-language.ts'
import { makeNonce } from './make-nonce.ts'
import { mapAssets } from './map-assets.ts'
import { nameScripts } from './name-scripts.ts'
import { createPacker } from './pack-again.ts'
import { createPageSender, isKept, type KeptPage, keepPage, type Page } from './send-page.ts'
import { RETRY_AFTER } from './serve-door.ts'
import type { Door, DoorState } from './watch-door.ts'

/** How long a visitor's page may be kept when nothing it shows changes. */
const MAX_SECONDS = 3600
/** What is known of all pages that are kept, and the bytes of those that are asked for most. */
const [LISTED_BYTES, HOT_BYTES] = [32 << 20, 32 << 20]
/** What a kept page has beside its bytes: its marks, its place, and the hashes of its scripts. */
const HEADER_BYTES = 480
/** Lists change all the time: what is on disk would be old before memory has no more room for it. */
const WORTH_DISK = 600
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
  /** Whether a page has an `action`, which takes forms where no script runs. */
  takesForm(page: PageName): Promise<boolean>
  /** What a page's `action` makes of a form that was sent to it. */
  takeForm(request: FastifyRequest, form: URLSearchParams): Promise<Response>
  /** Makes a visitor's page before anybody asks for it; `unkept` is one that failed, or may not be kept. */
  drawAhead(place: string, language: Language): Promise<'there' | 'made' | 'unkept'>
  drop(tags: readonly string[]): void
  clear(): void
  readonly asked: Readonly<Asked>
}

type Made = Filled<Page | KeptPage> | { value: Page; cache: false }

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
  readingLimits: ReadingLimits
  door: Door
  log: Log
  clock: () => Date
  lookout: Lookout
  /** Where pages lie that memory has no room for. */
  disk?: RingFile | undefined
  publicUrl: string
  apiBase?: string | undefined
  /** Where the pages' files and pictures are fetched; empty: where the pages are. */
  assetUrl: string
  /** Where Alipay is reached, when not in this process. */
  gateway?: string | undefined
  development: boolean
}

/**
 * Renders the pages. A public page is the same for everyone, so the rendered and compressed page is kept by its address,
 * which says its language, under the tags of every answer it is made of. A page made with an answer that may not be kept is
 * not kept either. What is a buyer's own comes to a public page by `me.overlay`; their other pages are rendered each time.
 */
export function createPageRenderer(parts: Parts): PageRenderer {
  const now = () => parts.clock().getTime()
  const keptBytes = createKeptBytes({ maxBytes: HOT_BYTES, disk: parts.disk })
  const packer = createPacker(keptBytes)
  const cached = createTaggedCache<Page | KeptPage>({
    maxBytes: LISTED_BYTES,
    clock: now,
    lookout: parts.lookout,
    isLost: (page) => isKept(page) && keptBytes.isLost(page.body),
    onGone: (page) => isKept(page) && keptBytes.forget(page.body),
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
    const { caller } = asked
    const wait = caller.actor.kind === 'visitor' ? parts.readingLimits.wait(caller.address) : 0
    if (wait > 0) return refuseTransport(429, m.shell_too_many, { seconds: wait })
    if (renders.waiting() >= MOST_WAITING) return refuseTransport(503, m.shell_busy)
    return renders.take(() => renderNow(asked))
  }

  async function renderNow(asked: Asking) {
    const { address, actor } = asked.caller
    const end = parts.readingLimits.begin(address, actor.kind === 'visitor')
    try {
      return await makePage(asked)
    } finally {
      end()
    }
  }

  async function makePage(asked: Asking) {
    const { caller, door } = asked
    // Development sends no policy, and a nonce the browser's React does not know is a hydration error of each page.
    const nonce = parts.development ? '' : makeNonce()
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

  /** A page as it is kept, and under what: what its address asks for beside what the page reads makes no other page. */
  function asKept({ url: wanted, caller, theme }: Omit<Asking, 'door'>) {
    const url = addressOf(onlyAsked(placeOf(wanted)), caller.language)
    const make = async (where: Where): Promise<Made> => {
      const { page, kept } = await render({ url, caller, theme, door: 'open' })
      if (!kept) return { value: page, cache: false }
      const worthDisk = kept.seconds >= WORTH_DISK
      const value = await keepPage(page, keptBytes, worthDisk ? where : 'memory')
      return { value, ...kept, bytes: HEADER_BYTES }
    }
    return { key: `${theme} ${url}`, make }
  }

  /** A visitor's page, from memory as a rule. */
  function pageFor(asked: Asking): Promise<Page | KeptPage> {
    const kept = asKept(asked)
    if (cached.holds(kept.key)) return share(kept)
    // Before others come who wait for the same: nobody waits in somebody else's lane.
    return parts.readingLimits.inLane(asked.caller.address, () => share(kept))
  }

  function share({ key, make }: ReturnType<typeof asKept>): Promise<Page | KeptPage> {
    let mine = false
    const page = cached.getOrCompute(key, () => {
      mine = true
      return make('both')
    })
    // Who waited for somebody that asks too often asks for themselves.
    return page.catch((error) => {
      if (mine || !(error instanceof Refusal) || error.status !== 429) throw error
      return share({ key, make })
    })
  }

  async function sendVisitor(
    asked: Asking,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const page = await pageFor(asked)
    if (!isKept(page)) return sender.send(request, reply, page)
    if (sender.has(request, page)) return sender.sendUnchanged(request, reply, page)
    const packed = await keptBytes.read(page.body)
    if (packed) packer.noteSent(page, packed)
    // What was dropped or written over in this very moment is made anew.
    return packed ? sender.sendKept(request, reply, page, packed) : sendVisitor(asked, request, reply)
  }

  /** Nobody is asked who they are for a public page, which is the same for everyone. */
  async function whoAsks(request: FastifyRequest, { asVisitor }: { asVisitor: boolean }) {
    const token = asVisitor ? undefined : readCookie('user_token', request.headers.cookie ?? '')
    const language = languageOf(request.url)
    const caller = callerOf(request, await parts.sessions.find(token), language)
    const theme = readTheme(request.headers.cookie)
    const url = ownAddress(request.url)
    return { url, caller, theme, door: await parts.door.stateFor(request) }
  }

  return {
    async handle(request, reply) {
      const led = asksForData(request.url) ? undefined : leadToLanguage(request, reply)
      if (led) return led
      const asked = await whoAsks(request, { asVisitor: isPublic(placeOf(request.url)) })
      const said = asksForData(asked.url) ? undefined : readSaid(request.headers.cookie)
      if (said) reply.header('set-cookie', forgetSaid(parts.publicUrl))
      if (said || asked.caller.actor.kind !== 'visitor' || asked.door !== 'open')
        return sender.send(request, reply, (await render({ ...asked, said })).page)
      return sendVisitor(asked, request, reply)
    },
    async takesForm(page) {
      const { build } = await renderer()
      return Object.values(build.routes).some(
        (route) => route?.path === PATTERNS[page] && route.module.action !== undefined,
      )
    },
    async takeForm(request, form) {
      const { caller, ...asked } = await whoAsks(request, { asVisitor: false })
      const idempotencyKey = form.get('key')?.slice(0, 200)
      return (await ask({ ...asked, form, caller: { ...caller, idempotencyKey } }, '')).response
    },
    async drawAhead(place, language) {
      const { key, make } = asKept({
        url: addressOf(place, language),
        caller: nobody(language),
        theme: readTheme(''),
      })
      let kept = false
      const drawn = await cached.fill(key, async () => {
        const made = await make('disk')
        kept = isKept(made.value)
        return made
      })
      if (!drawn) return 'there'
      return kept ? 'made' : 'unkept'
    },
    drop: (tags) => cached.drop(tags),
    clear() {
      cached.clear()
      keptBytes.clear()
    },
    asked: cached.asked,
  }
}

/** Whoever will ask: a visitor from nowhere, whose reading is not limited. */
const nobody = (language: Language): Caller => ({
  actor: VISITOR,
  tokenState: CODES.noToken,
  language,
  address: 'ahead',
  requestId: 'ahead',
  userAgent: 'ahead',
})

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
    'cache-control': shared && status < 500 ? 'no-cache' : HIDDEN['cache-control'],
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
