import path from 'node:path'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { listenToChanges } from '#platform/cache/change-notices.ts'
import { featuresKept } from '#platform/cache/kept.ts'
import { entriesOf, type Features } from '#platform/contract/act.ts'
import { createAnswerer } from '#platform/contract/answerer.ts'
import { createApiInProcess } from '#platform/contract/api-in-process.ts'
import { pathsOf } from '#platform/contract/define.ts'
import { createRunner } from '#platform/contract/run-call.ts'
import type { Services } from '#platform/contract/services.ts'
import { type Database, openDatabase } from '#platform/database/database.ts'
import { createLimiter } from '#platform/limits/limiter.ts'
import type { Log } from '#platform/log.ts'
import { createSessions } from '#platform/session/find-session.ts'
import { createDiskStore } from '#platform/storage/disk-store.ts'
import * as m from '#words'
import { createHttpServer, sendFailure } from './http-server.ts'
import { createPageRenderer } from './page-renderer.ts'
import { serveDocs } from './serve-docs.ts'
import { serveFiles } from './serve-files.ts'
import { serveHealth } from './serve-health.ts'
import { servePictures } from './serve-pictures.ts'

export type ShopParts = {
  databaseUrl: string
  databasePool: number
  dataDir: string
  publicUrl: string
  demo: boolean
  corsOrigins: readonly string[]
  trustProxy: readonly string[]
  log: Log
  clock: () => Date
  features: Features
  version: string
  /** Absent where only the calls are wanted. */
  pages?: { root: string; build: () => Promise<ServerBuild>; development: boolean }
}

export type Shop = { server: FastifyInstance; database: Database; close(): Promise<void> }

/** Puts the house together: database, contracts, pages, files. It listens only when told to. */
export async function openShop(parts: ShopParts): Promise<Shop> {
  const { log, clock, features } = parts
  const database = openDatabase(parts.databaseUrl, { pool: parts.databasePool, log })
  const pictures = createDiskStore(path.join(parts.dataDir, 'pictures'))
  const services: Services = {
    limiter: createLimiter(database, clock),
    pictures,
    demo: parts.demo,
    publicUrl: parts.publicUrl,
  }
  const sessions = createSessions(database, clock)
  const keepers: { drop(tags: readonly string[]): void; clear(): void }[] = [sessions, featuresKept]
  const drop = (tags: readonly string[]) => {
    for (const keeper of keepers) keeper.drop(tags)
  }
  const clear = () => {
    for (const keeper of keepers) keeper.clear()
  }
  const runner = createRunner({ database, services, log, clock, drop })
  const answerer = createAnswerer(runner, clock)
  keepers.push(answerer)
  const { corsOrigins, trustProxy } = parts
  const server = createHttpServer({ features, answerer, sessions, log, corsOrigins, trustProxy })
  await server.register(underPressure, { maxEventLoopDelay: 3000, retryAfter: 5 })
  serveHealth(server, database)
  await serveDocs(server, features, parts.version)
  servePictures(server, pictures)
  if (parts.pages) {
    const renderer = createPageRenderer({
      ...parts.pages,
      apiInProcess: createApiInProcess(features, answerer),
      sessions,
      log,
      clock,
      publicUrl: parts.publicUrl,
    })
    keepers.push(renderer)
    if (!parts.pages.development) await serveFiles(server, parts.pages.root)
    server.get('/*', (request, reply) => renderer.handle(request, reply))
  }
  answerUnknownPaths(server, features)
  const listener = listenToChanges({ url: parts.databaseUrl, log, onChange: drop, onEverything: clear })
  return {
    server,
    database,
    async close() {
      await closeWithin(server, 8000)
      await listener.close()
      await database.close()
    },
  }
}

function answerUnknownPaths(server: FastifyInstance, features: Features): void {
  const wired = entriesOf(features).filter(({ call }) => call.access !== 'seller')
  const known = new Set(wired.flatMap(({ call }) => pathsOf(call)))
  server.setNotFoundHandler((request, reply) => {
    const asked = request.url.split('?', 1)[0] ?? ''
    if (known.has(asked)) return sendFailure(request, reply, 405, m.shell_wrong_method)
    return sendFailure(request, reply, 404, m.shell_no_such_call)
  })
  for (const path of known) {
    server.get(path, (request, reply) => sendFailure(request, reply, 405, m.shell_wrong_method))
  }
  server.get('/v1/*', (request, reply) => sendFailure(request, reply, 404, m.shell_no_such_call))
}

/** Requests under way are answered; sockets that do not end by then are cut. */
async function closeWithin(server: FastifyInstance, milliseconds: number): Promise<void> {
  const deadline = setTimeout(() => server.server.closeAllConnections(), milliseconds)
  await server.close()
  clearTimeout(deadline)
}
