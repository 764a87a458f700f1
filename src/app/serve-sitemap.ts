import type { FastifyInstance, FastifyReply } from 'fastify'
import { countSitemapFiles, productsInFile } from '#features/catalogue/server/products-for-sitemap.ts'
import { postsForSitemap } from '#features/community/server/posts-for-sitemap.ts'
import { ACCOUNT_CENTRE, paths } from '#paths'
import type { Database } from '#platform/database/database.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { addressOf } from '#platform/i18n/language-address.ts'
import { listShelves, listShopPages, SINGLE_PAGES } from './list-public-pages.ts'
import type { Door } from './watch-door.ts'
import { type SitemapPlace, writeSitemap, writeSitemapIndex } from './write-sitemap.ts'

/** An hour old is young enough for a crawler. */
const CACHE = 'public, max-age=3600'

type Parts = { database: Database; door: Door; publicUrl: string; clock: () => Date }

/** For search engines: what may be read, and where everything is. Large catalogues are split over several files. */
export function serveSitemap(server: FastifyInstance, { database, door, publicUrl, clock }: Parts): void {
  const send = (reply: FastifyReply, xml: string) =>
    reply.header('cache-control', CACHE).type('application/xml; charset=utf-8').send(xml)
  const sendPlaces = (reply: FastifyReply, places: readonly SitemapPlace[]) =>
    send(reply, writeSitemap(publicUrl, places))

  server.get('/robots.txt', async (request, reply) => {
    const open = (await door.stateFor(request)) === 'open'
    return reply
      .header('cache-control', open ? CACHE : 'no-store')
      .type('text/plain; charset=utf-8')
      .send(open ? robotsFor(publicUrl) : 'User-agent: *\nDisallow: /\n')
  })
  server.get('/sitemap.xml', async (_request, reply) => {
    const files = await countSitemapFiles(database.read)
    const products = Array.from({ length: files }, (_, at) => `products-${at + 1}`)
    return send(reply, writeSitemapIndex(publicUrl, ['pages', 'shops', 'posts', ...products]))
  })
  server.get('/sitemaps/pages.xml', async (_request, reply) => {
    const places = [...SINGLE_PAGES, ...(await listShelves(database.read))]
    return sendPlaces(
      reply,
      places.map((place) => ({ place })),
    )
  })
  server.get('/sitemaps/shops.xml', async (_request, reply) => {
    const places = await listShopPages(database.read)
    return sendPlaces(
      reply,
      places.map((place) => ({ place })),
    )
  })
  server.get('/sitemaps/posts.xml', async (_request, reply) => {
    const posts = await postsForSitemap(database.read, clock())
    return sendPlaces(
      reply,
      posts.map(({ id, published_at }) => ({ place: paths.post(id), changed: published_at })),
    )
  })
  server.get<{ Params: { file: string } }>(
    '/sitemaps/products-:file(^\\d{1,6}).xml',
    async ({ params }, reply) => {
      const products = await productsInFile(database.read, Number(params.file))
      return sendPlaces(
        reply,
        products.map(({ id, updated_at }) => ({ place: paths.product(id), changed: updated_at })),
      )
    },
  )
}

/** Entrances lead back to each page there is, and orders show the same goods: crawlers would fetch them by the thousand. */
const SKIPPED = [ACCOUNT_CENTRE, paths.login(), paths.register(), paths.forgotPassword()]
const SKIPPED_QUERIES = ['orderby', 'review_page', 'redirect']

function robotsFor(publicUrl: string): string {
  const places = SKIPPED.flatMap((place) => LANGUAGES.map((language) => addressOf(place, language)))
  const queries = SKIPPED_QUERIES.map((name) => `/*${name}=`)
  const skipped = ['/v1/', ...places, ...queries].map((place) => `Disallow: ${place}\n`)
  return `User-agent: *\n${skipped.join('')}Sitemap: ${publicUrl}/sitemap.xml\n`
}
