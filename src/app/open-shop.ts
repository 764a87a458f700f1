import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { DEMO_LOGIN } from '#demo/demo-login.ts'
import { DEMO_PEOPLE } from '#demo/demo-people.ts'
import { demoSellerSweeps } from '#demo/simulated-seller/demo-seller.ts'
import type { AccountPart } from '#features/account/server/account-part.ts'
import { SHOP_LIMITS } from '#features/account/server/shop-limits.ts'
import { addMessage } from '#features/notices/server/add-message.ts'
import type { AlipayAccount } from '#platform/alipay/alipay-settings.ts'
import { type Listener, listenToChanges } from '#platform/cache/change-notices.ts'
import { createFeatureCaches } from '#platform/cache/feature-caches.ts'
import { createLookout } from '#platform/cache/lookout.ts'
import type { Features } from '#platform/contract/act.ts'
import { createAnswerer } from '#platform/contract/answerer.ts'
import { type ApiInProcess, createApiInProcess } from '#platform/contract/api-in-process.ts'
import { createRunner } from '#platform/contract/run-call.ts'
import type { Services } from '#platform/contract/services.ts'
import { type Database, openDatabase } from '#platform/database/database.ts'
import type { FollowRate } from '#platform/database/replica/follow-replica.ts'
import { PULSE_RATE, type PulseRate } from '#platform/database/watch-pulse.ts'
import { type Resolve, resolvePublicly } from '#platform/http/public-address.ts'
import { createAfterwards } from '#platform/jobs/afterwards.ts'
import { type Jobs, type Sweep, type SweepFigures, startJobs } from '#platform/jobs/start-jobs.ts'
import { createLimiter } from '#platform/limits/limiter.ts'
import { createReadingLimits } from '#platform/limits/reading-limits.ts'
import { createLiveHub } from '#platform/live/live-hub.ts'
import type { Log } from '#platform/log.ts'
import type { PagesBuild } from '#platform/pages/page-context.ts'
import { THEME_COOKIE, THEME_PATH, THEMES } from '#platform/pages/theme.ts'
import type { SecretKeys } from '#platform/secrets/secret-keys.ts'
import { createSessions } from '#platform/session/find-session.ts'
import { chooseSender, type SmsSettings } from '#platform/sms/choose-sender.ts'
import { createArrivingFiles } from '#platform/storage/arriving-files.ts'
import type { S3Settings } from '#platform/storage/s3-bucket.ts'
import { seconds } from '#platform/time.ts'
import type { Traces } from '#platform/trace/open-traces.ts'
import { accountParts } from './account-parts.ts'
import { answerUnknown } from './answer-unknown.ts'
import { approvedActs, notAgreedActs } from './approved-acts.ts'
import { batchKinds } from './batch-kinds.ts'
import { chooseFactorKeys } from './choose-factor-keys.ts'
import { chooseStores } from './choose-stores.ts'
import { drawAhead } from './draw-ahead.ts'
import { prepareShutdown } from './graceful-shutdown.ts'
import { createHttpServer } from './http-server.ts'
import { serveInstall } from './install/serve-install.ts'
import { listLooks } from './list-looks.ts'
import { listSweeps } from './list-sweeps.ts'
import { logRequests } from './log-requests.ts'
import { serveAssetMap } from './map-assets.ts'
import { type CountedCaches, type Figures, measureShop } from './measure-shop.ts'
import { createRouteNames } from './name-routes.ts'
import { openPagesFile } from './open-pages-file.ts'
import { openPayment } from './open-payment.ts'
import { createPageRenderer } from './page-renderer.ts'
import { serveChoice } from './serve-choice.ts'
import { serveDesk } from './serve-desk.ts'
import { serveDeskLive } from './serve-desk-live.ts'
import { serveDeskPages } from './serve-desk-pages.ts'
import { serveDocs } from './serve-docs.ts'
import { serveDoor } from './serve-door.ts'
import { serveDownloads } from './serve-downloads.ts'
import { serveFiles } from './serve-files.ts'
import { serveForms } from './serve-forms.ts'
import { serveHealth } from './serve-health.ts'
import { serveLanguage } from './serve-language.ts'
import { serveLive } from './serve-live.ts'
import { serveMetrics } from './serve-metrics.ts'
import { servePictures } from './serve-pictures.ts'
import { servePolicyReports } from './serve-policy-reports.ts'
import { serveSitemap } from './serve-sitemap.ts'
import { serveUploads } from './serve-uploads.ts'
import { serveWellKnown } from './serve-well-known.ts'
import { shedLoad } from './shed-load.ts'
import { traceRequests } from './trace-requests.ts'
import { watchDoor } from './watch-door.ts'

type Pages = {
  root: string
  build: () => Promise<PagesBuild>
  development: boolean
  /** Lets the development server answer for the sources it serves. */
  attach?: ((server: FastifyInstance) => void) | undefined
  /** The desk from its sources; absent: as it is built. */
  serveDesk?: ((server: FastifyInstance) => void) | undefined
}

export type ShopParts = {
  databaseUrl: string
  /** Past a pooler, for the line of change notices; absent: the same. */
  databaseDirectUrl?: string | undefined
  databasePrepared?: boolean
  databasePool: number
  /** Where reads go if not to the same connections; tests show so that reads only read. */
  databaseReadUrl?: string
  /** A streaming replica that is read for what is kept, where people are served. */
  databaseReplicaUrl?: string | undefined
  /** How soon it is known how far the replica is; a test has less patience. */
  followRate?: FollowRate | undefined
  /** How soon a database that hangs is known to; a test has less patience. */
  pulse?: PulseRate | undefined
  dataDir: string
  /** Bytes for pages that memory has no room for; absent: none. */
  pagesOnDisk?: number
  /** Visitors' pages are made before anybody asks for them; off unless said otherwise. */
  pagesAhead?: boolean
  /** How many processes like this one there are on this host. */
  webWorkers?: number
  publicUrl: string
  /** Where built pages send their calls; absent: to where they come from. */
  apiBase?: string
  /** Where browsers fetch files and the shop's pictures; absent: where the pages are. */
  assetUrl?: string
  /** Where pictures are kept outside demo mode; absent: under `dataDir`. */
  s3?: S3Settings | undefined
  /** What seals second factors; absent: a key of a demo's data folder, and nothing outside demo mode. */
  factorKeys?: SecretKeys | undefined
  demo: boolean
  /** Figures answer at the shop's own address; as in a demo, unless said otherwise. */
  metricsHere?: boolean
  sms?: SmsSettings
  smsPerHour?: number
  /** Other limits of all visitors together; a test has fewer of them. */
  shopLimits?: Partial<Services['shopLimits']> | undefined
  /** Absent: the stand-in in demo mode, and nothing outside it. */
  alipay?: AlipayAccount | undefined
  /** `running`: what happens by itself does. Commands and tests leave it to others, or run it by hand. */
  jobs?: 'running' | 'by hand'
  corsOrigins: readonly string[]
  trustProxy: readonly string[]
  log: Log
  /** Where somebody looks at traces. */
  traces?: Traces | undefined
  /** A line of the log for each request. */
  accessLog?: boolean
  clock: () => Date
  /** Answers 503 rather than later and later when the process cannot keep up; on unless switched off. */
  shedLoad?: boolean
  /** A refusal that its contract does not list fails; on while developing. */
  strict?: boolean
  /** How names are looked up that the seller typed: to public addresses only, unless a test brings its own. */
  resolve?: Resolve | undefined
  features: Features
  /** What features add to a whole account; all of them, unless a test brings its own. */
  accountParts?: readonly AccountPart[] | undefined
  version: string
  /** Absent where only the calls are wanted. */
  pages?: Pages | undefined
}

export type Shop = {
  server: FastifyInstance
  database: Database
  /** The calls in process, for commands: same checks, no HTTP. */
  api: ApiInProcess
  jobs: Jobs
  figures: Figures
  /** Before `close`, where a proxy stands in front and others serve on. */
  drain(): Promise<void>
  close(): Promise<void>
}

/** Puts the house together: database, contracts, pages, files. It listens only when told to. */
export async function openShop(parts: ShopParts): Promise<Shop> {
  const { log, clock, features } = parts
  const caches: { drop(tags: readonly string[]): void; clear(): void }[] = []
  const drop = (tags: readonly string[]) => {
    database.replica?.changed(tags)
    for (const cache of caches) cache.drop(tags)
  }
  const clear = () => {
    database.replica?.changed()
    for (const cache of caches) cache.clear()
  }
  let listener: Listener | undefined
  const serving = parts.jobs === 'running'
  const database = openDatabase(parts.databaseUrl, {
    readUrl: parts.databaseReadUrl,
    replica:
      serving && parts.databaseReplicaUrl
        ? { url: parts.databaseReplicaUrl, rate: parts.followRate }
        : undefined,
    pool: parts.databasePool,
    prepared: parts.databasePrepared,
    log,
    onChange: drop,
    onAway: () => listener?.renew(),
    pulse: serving ? (parts.pulse ?? PULSE_RATE) : undefined,
    trace: parts.traces?.trace,
  })
  const stores = chooseStores(parts)
  const arriving = createArrivingFiles(path.join(parts.dataDir, 'arriving'))
  const payment = openPayment({ ...parts, database })
  const later = createAfterwards({ database, log })
  const lookout = createLookout({ database, clock, looks: listLooks(), drop, clear })
  const services: Services = {
    ...payment.services,
    limiter: createLimiter(database, clock),
    readingLimits: createReadingLimits(clock),
    caches: createFeatureCaches(clock, lookout),
    afterwards: later.afterwards,
    ...stores,
    arriving,
    factorKeys: chooseFactorKeys(parts),
    accountParts: parts.accountParts ?? accountParts,
    tellBuyer: addMessage,
    batchKinds,
    approvedActs,
    notAgreedActs,
    demo: parts.demo,
    publicUrl: parts.publicUrl,
    resolve: parts.resolve ?? resolvePublicly,
    sms: chooseSender(parts.sms ?? { provider: 'outbox' }, {
      database,
      log,
      count: (template, outcome) => figures.texted(template, outcome),
    }),
    smsPerHour: parts.smsPerHour ?? 2000,
    shopLimits: { ...SHOP_LIMITS, ...parts.shopLimits },
    demoLogin: parts.demo ? DEMO_LOGIN : undefined,
    demoPeople: parts.demo ? DEMO_PEOPLE : [],
  }
  const sessions = createSessions(database, clock)
  const counted: CountedCaches = {}
  const live = createLiveHub()
  const sweepFigures: SweepFigures = new Map()
  const figures = measureShop({ database, caches: counted, sweeps: sweepFigures, live })
  const runner = createRunner({
    database,
    trace: parts.traces?.trace,
    onCall: figures.called,
    services,
    log,
    clock,
    strict: parts.strict ?? parts.pages?.development ?? false,
  })
  const answerer = createAnswerer(runner, clock, lookout)
  counted.answers = answerer.asked
  const door = watchDoor({ database, clock })
  caches.push(sessions, services.caches, answerer, door)
  const { corsOrigins, trustProxy } = parts
  const httpsOnly = !parts.demo && parts.publicUrl.startsWith('https:')
  const server = createHttpServer({
    features,
    answerer,
    sessions,
    readingLimits: services.readingLimits,
    log,
    corsOrigins,
    trustProxy,
    httpsOnly,
  })
  const nameOf = createRouteNames(features)
  // First: whatever is done for a request is part of it.
  if (parts.traces) traceRequests(server, { traces: parts.traces, nameOf })
  parts.pages?.attach?.(server)
  if (parts.shedLoad !== false) shedLoad(server, services.readingLimits)
  const shutdown = prepareShutdown(server)
  serveDoor(server, { door, database, clock })
  serveHealth(server, { database, shutdown, figures, nameOf })
  if (parts.metricsHere ?? parts.demo) serveMetrics(server, () => figures.registry.metrics())
  if (parts.accessLog) logRequests(server, { log, nameOf })
  const { limiter } = services
  await serveDesk(server, {
    features,
    answerer,
    database,
    arriving,
    clock,
    limiter,
    publicUrl: parts.publicUrl,
  })
  serveLanguage(server)
  serveChoice(server, THEME_PATH, THEME_COOKIE, THEMES)
  serveLive(server, { live, sessions })
  serveDeskLive(server, { live, database, clock })
  serveSitemap(server, { database, door, publicUrl: parts.publicUrl, clock })
  if (parts.demo) serveDocs(server, features, parts.version)
  servePictures(server, { ...stores, arriving, database, sessions, clock })
  payment.serve(server)
  serveDownloads(server, { database, sessions, files: stores.files, clock })
  await serveUploads(server, { features, answerer, sessions, arriving })
  const api = createApiInProcess(features, answerer)
  const { pages } = parts
  const buildVersion =
    pages && !pages.development ? async () => (await pages.build()).assets.version : undefined
  // While they are being written, pages have no files that another host could keep.
  const assetUrl = pages?.development ? '' : (parts.assetUrl ?? '')
  serveWellKnown(server, { api, sessions, publicUrl: parts.publicUrl, clock })
  const { readingLimits } = services
  await servePolicyReports(server, { figures, readingLimits, log, clock, publicUrl: parts.publicUrl })
  serveInstall(server, { api, sessions, buildVersion, assetUrl })
  const orUnknown = answerUnknown(server, features, { pages: pages !== undefined })
  const pagesFile = pages && !pages.development ? await openPagesFile(parts) : undefined
  const drawing: Sweep[] = []
  if (parts.pages) {
    const renderer = createPageRenderer({
      ...parts.pages,
      apiInProcess: api,
      sessions,
      readingLimits: services.readingLimits,
      door,
      log,
      clock,
      lookout,
      disk: pagesFile,
      publicUrl: parts.publicUrl,
      apiBase: parts.apiBase,
      assetUrl,
      gateway: parts.alipay?.gateway,
    })
    caches.push(renderer)
    counted.pages = renderer.asked
    if (parts.pages.serveDesk) parts.pages.serveDesk(server)
    else await serveDeskPages(server, parts.pages.root, parts.publicUrl)
    if (!parts.pages.development) await serveFiles(server, parts.pages.root, assetUrl)
    if (assetUrl) serveAssetMap(server, { ...parts.pages, assetUrl })
    server.get(
      '/*',
      orUnknown((request, reply) => renderer.handle(request, reply)),
    )
    serveForms(server, renderer, parts.publicUrl)
    if (parts.pagesAhead && !parts.pages.development)
      drawing.push(
        drawAhead({
          renderer,
          database,
          clock,
          processes: serving ? (parts.webWorkers ?? 1) : 0,
          disk: pagesFile,
        }),
      )
  }
  const sweeps = [
    ...drawing,
    ...payment.sweeps,
    ...listSweeps({
      database,
      ...stores,
      arriving,
      factorKeys: services.factorKeys,
      log,
      clock,
      resolve: services.resolve,
    }),
  ]
  const jobs = startJobs([...sweeps, ...simulateSeller(parts, api, database)], {
    log,
    clock,
    figures: sweepFigures,
    running: parts.jobs === 'running',
    firstAfter: VISITORS_FIRST,
  })
  listener = listenToChanges({
    url: parts.databaseDirectUrl ?? parts.databaseUrl,
    serving,
    log,
    onChange(tags) {
      drop(tags)
      live.hear(tags)
    },
    onEverything() {
      clear()
      live.hearEverything()
    },
  })
  // What is kept before it would go with the line's first "everything".
  await listener.begun
  return {
    server,
    database,
    api,
    jobs,
    figures,
    async drain() {
      await shutdown.closePort()
      // Who listens comes back at once, to another process.
      live.close()
      await shutdown.letGo()
    },
    async close() {
      live.close()
      await jobs.close()
      await closeWithin(server, 8000)
      await later.finish()
      await listener?.close()
      await pagesFile?.close()
      await database.close()
      await parts.traces?.close().catch((error) => log.warn({ err: error }, 'the last traces were not sent'))
    },
  }
}

/** The seller of a demo shop, who works through the same calls as a real one; nobody outside demo mode. */
function simulateSeller({ demo, clock, log }: ShopParts, api: ApiInProcess, database: Database): Sweep[] {
  if (!demo) return []
  const seller = api({
    actor: { kind: 'seller', name: 'demo' },
    tokenState: 1,
    language: 'zh_CN',
    address: 'demo-seller',
    requestId: 'demo-seller',
    userAgent: 'demo-seller',
  })
  return demoSellerSweeps({ api: seller, database, clock, log })
}

/** All that is due is looked for at once, on every connection there is: whoever waits for the shop to open comes before it. */
const VISITORS_FIRST = seconds(1)

/** A socket just opened counts as idle until its request has been read; this long its request may take to arrive. */
const ARRIVAL = 1000

/** Requests under way are answered, then each idle socket is closed, and what is left at the end is cut. */
async function closeWithin(server: FastifyInstance, milliseconds: number): Promise<void> {
  const sockets = server.server
  const idle = setInterval(() => sockets.closeIdleConnections(), ARRIVAL)
  const deadline = setTimeout(() => sockets.closeAllConnections(), milliseconds)
  await server.close()
  clearInterval(idle)
  clearTimeout(deadline)
}
