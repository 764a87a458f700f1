import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { chooseEncoding, type Encoded, encodable, encodedBytes } from '#platform/http/encoded.ts'
import type { PagesBuild } from '#platform/pages/page-context.ts'
import { FOREVER } from './serve-files.ts'

type Assets = PagesBuild['assets']

const MAP = '/assets/map'

/** The router's map of pages with their files at another host. The map itself is another one then, by a name of its own. */
export function mapAssets(assets: Assets, assetUrl: string): Assets {
  const elsewhere = JSON.parse(JSON.stringify(assets), (_key, value) =>
    typeof value === 'string' && value.startsWith('/assets/') ? assetUrl + value : value,
  ) as Assets
  const name = createHash('sha256').update(JSON.stringify(elsewhere)).digest('hex').slice(0, 16)
  return { ...elsewhere, url: `${assetUrl}${MAP}-${name}.js` }
}

type Parts = { build: () => Promise<PagesBuild>; assetUrl: string }

/** Browsers ask for the code of later pages by it, and fetch it ahead: both at the same address, or it comes twice. */
export function serveAssetMap(server: FastifyInstance, { build, assetUrl }: Parts): void {
  // Made and compressed once: a build does not change while it is served.
  let made: { url: string; script: Encoded } | undefined
  const make = async () => {
    const map = mapAssets((await build()).assets, assetUrl)
    return {
      url: map.url,
      script: encodable(Buffer.from(`window.__reactRouterManifest=${JSON.stringify(map)};`)),
    }
  }
  server.get<{ Params: { name: string } }>(`${MAP}-:name.js`, async (request, reply) => {
    made ??= await make()
    const { url, script } = made
    // A release before or after this one has its own, and so another name.
    if (!url.endsWith(request.url)) return reply.code(404).type('text/plain').send('')
    const { bytes, encoding } = await encodedBytes(
      script,
      chooseEncoding(request.headers['accept-encoding']),
      'often',
    )
    if (encoding) reply.header('content-encoding', encoding)
    return reply
      .headers({ ...FOREVER, 'access-control-allow-origin': '*', vary: 'accept-encoding' })
      .type('text/javascript; charset=utf-8')
      .send(bytes)
  })
}
