import { paths } from '#paths'
import { addressHere } from '#platform/i18n/browser-language.ts'

/** The shop and its search, for search engines: https://schema.org/WebSite */
export function siteJsonLd({ shop, origin }: { shop: string; origin: string }) {
  const url = origin + addressHere(paths.home())
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: shop,
    url,
    publisher: { '@type': 'Organization', name: shop, url },
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}${addressHere(paths.search())}?keyword={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
}
