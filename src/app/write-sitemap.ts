import { encodeEntities } from '#platform/encode-entities.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { addressOf } from '#platform/i18n/language-address.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const LINKS = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** The files of the sitemap: https://www.sitemaps.org/protocol.html */
export function writeSitemapIndex(publicUrl: string, names: readonly string[]): string {
  const entries = names.map((name) => `<sitemap><loc>${publicUrl}/sitemaps/${name}.xml</loc></sitemap>`)
  return `${HEAD}<sitemapindex ${SPACE}>${entries.join('')}</sitemapindex>`
}

export type SitemapPlace = { place: string; changed?: Date }

/**
 * One file: every place once in each language, and at each of them where the others are, itself among them
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap).
 */
export function writeSitemap(publicUrl: string, places: readonly SitemapPlace[]): string {
  const entries = places.flatMap(({ place, changed }) => {
    const [chinese, english] = LANGUAGES.map((language) =>
      encodeEntities(publicUrl + addressOf(place, language)),
    )
    const links = [
      ['zh-CN', chinese],
      ['en', english],
      ['x-default', chinese],
    ].map(([tag, address]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`)
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
    return [chinese, english].map((address) => `<url><loc>${address}</loc>${lastmod}${links.join('')}</url>`)
  })
  return `${HEAD}<urlset ${SPACE} ${LINKS}>${entries.join('')}</urlset>`
}
