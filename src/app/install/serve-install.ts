import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ApiInProcess } from '#platform/contract/api-in-process.ts'
import { SECURITY_HEADERS } from '#platform/http/security-headers.ts'
import { askedLanguage, languageTag } from '#platform/i18n/language.ts'
import type { Sessions } from '#platform/session/find-session.ts'
import { callerOf } from '../caller-of.ts'
import { APP_ICONS, drawAppIcon, type IconPurpose } from './draw-app-icon.ts'
import { sendOffline } from './send-offline.ts'
import { writeManifest } from './write-manifest.ts'

type Parts = {
  api: ApiInProcess
  sessions: Sessions
  /** Tells one build of the pages from another; nothing where they are not built. */
  buildVersion?: (() => Promise<string>) | undefined
  /** Where the pages' files are fetched; empty: where the pages are. */
  assetUrl: string
}

const HOUR = 'public, max-age=3600'

/**
 * What makes the shop an app on somebody's phone: its manifest, its icons, the worker that keeps files and public
 * pictures, and the page that is shown without a network. Nothing here is anybody's own. See decision 47.
 */
export function serveInstall(
  server: FastifyInstance,
  { api, sessions, buildVersion, assetUrl }: Parts,
): void {
  const identityFor = async (request: FastifyRequest) => {
    const { language: asked } = request.query as { language?: unknown }
    const tag = typeof asked === 'string' ? asked : undefined
    const language = askedLanguage(tag, request.headers['accept-language'])
    const visitor = callerOf(request, await sessions.find(undefined), language)
    const answer = await api(visitor).site.showIdentity()
    if (answer.code !== 1) throw new Error(answer.msg)
    return { language, identity: answer.data }
  }

  server.get('/manifest.webmanifest', async (request, reply) => {
    const { language, identity } = await identityFor(request)
    return reply
      .headers({ ...SECURITY_HEADERS, 'cache-control': HOUR, vary: 'accept-language' })
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(writeManifest(identity, language)))
  })
  for (const [purpose, address] of Object.entries(APP_ICONS) as [IconPurpose, string][]) {
    server.get(address, async (request, reply) => {
      const { identity } = await identityFor(request)
      const icon = await drawAppIcon(server, identity, purpose)
      return reply
        .headers({ ...SECURITY_HEADERS, 'cache-control': HOUR })
        .type('image/svg+xml')
        .send(icon)
    })
  }
  server.get('/offline', (request, reply) => {
    const { language: asked } = request.query as { language?: unknown }
    const tag = typeof asked === 'string' ? asked : undefined
    const language = askedLanguage(tag, request.headers['accept-language'])
    return sendOffline(reply.header('content-language', languageTag(language)), language)
  })
  server.get('/sw.js', async (_request, reply) =>
    reply
      .headers({ ...SECURITY_HEADERS, 'cache-control': 'no-cache' })
      .type('text/javascript; charset=utf-8')
      .send(await scriptOf(buildVersion, assetUrl)),
  )
}

const read = (name: string) => readFile(path.join(import.meta.dirname, name), 'utf8')

/** While developing, and in a shop without pages, whatever an earlier worker left behind goes away. */
const scriptOf = async (buildVersion: Parts['buildVersion'], assetUrl: string) =>
  buildVersion
    ? (await read('service-worker.js'))
        .replace('BUILD_VERSION', await buildVersion())
        .replace('ASSET_URL', assetUrl)
    : read('leave-no-worker.js')
