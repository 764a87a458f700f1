import type { FastifyInstance, FastifyReply } from 'fastify'
import { countSitemapFiles, productsInFile } from '#features/catalogue/server/products-for-sitemap.ts'
import { postsForSitemap } from '#features/community/server/posts-for-sitemap.ts'
import { ACCOUNT_CENTRE, paths } from '#paths'
import type { Database } from '#platform/database/database.ts'
import type { Door } from './watch-door.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const PAGES = [
  paths.home(),
  paths.search(),
  paths.news(),
  paths.systemPage('about'),
  paths.systemPage('introduction'),
]
/** An hour old is young enough for a crawler. */
const CACHE = 'public, max-age=3600'

type Parts = { database: Database; door: Door; publicUrl: string; clock: () => Date }

/** For search engines: what may be read, and where everything is. Large catalogues are split over several files. */
export function serveSitemap(server: FastifyInstance, { database, door, publicUrl, clock }: Parts): void {
  const robots = `User-agent: *\nDisallow: /v1/\nDisallow: ${ACCOUNT_CENTRE}\nSitemap: ${publicUrl}/sitemap.xml\n`
  const send = (reply: FastifyReply, xml: string) =>
    reply.header('cache-control', CACHE).type('application/xml; charset=utf-8').send(xml)

  server.get('/robots.txt', async (request, reply) => {
    const open = (await door.stateFor(request)) === 'open'
    return reply
      .header('cache-control', open ? CACHE : 'no-store')
      .type('text/plain; charset=utf-8')
      .send(open ? robots : 'User-agent: *\nDisallow: /\n')
  })
  server.get('/sitemap.xml', async (_request, reply) => {
    const files = await countSitemapFiles(database.read)
    const names = ['pages', 'posts', ...Array.from({ length: files }, (_, at) => `products-${at + 1}`)]
    const entries = names.map((name) => `<sitemap><loc>${publicUrl}/sitemaps/${name}.xml</loc></sitemap>`)
    return send(reply, `${HEAD}<sitemapindex ${SPACE}>${entries.join('')}</sitemapindex>`)
  })
  server.get('/sitemaps/pages.xml', async (_request, reply) => {
    const entries = PAGES.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`)
    return send(reply, `${HEAD}<urlset ${SPACE}>${entries.join('')}</urlset>`)
  })
  server.get('/sitemaps/posts.xml', async (_request, reply) => {
    const posts = await postsForSitemap(database.read, clock())
    const entries = posts.map(
      ({ id, published_at }) =>
        `<url><loc>${publicUrl}${paths.post(id)}</loc><lastmod>${published_at.toISOString()}</lastmod></url>`,
    )
    return send(reply, `${HEAD}<urlset ${SPACE}>${entries.join('')}</urlset>`)
  })
  server.get<{ Params: { file: string } }>(
    '/sitemaps/products-:file(^\\d{1,6}).xml',
    async ({ params }, reply) => {
      const products = await productsInFile(database.read, Number(params.file))
      const entries = products.map(
        ({ id, updated_at }) =>
          `<url><loc>${publicUrl}${paths.product(id)}</loc><lastmod>${updated_at.toISOString()}</lastmod></url>`,
      )
      return send(reply, `${HEAD}<urlset ${SPACE}>${entries.join('')}</urlset>`)
    },
  )
}
