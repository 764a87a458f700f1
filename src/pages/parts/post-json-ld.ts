import type { Post } from '#features/community/community-contract.ts'
import { paths } from '#paths'
import { addressHere } from '#platform/i18n/browser-language.ts'
import { languageTag } from '#platform/i18n/language.ts'
import { wholePictureAt } from '#ui/show/picture-at.ts'
import { machineTime } from '#ui/show/time.tsx'
import { getLocale } from '#words/runtime'

/** What search engines read of a post: https://developers.google.com/search/docs/appearance/structured-data/article */
export function postJsonLd(post: Post, { origin, shop }: { origin: string; shop: string }) {
  const publisher = { '@type': 'Organization', name: shop, url: origin + addressHere(paths.home()) }
  const { author } = post
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: post.title,
    description: post.desc,
    image: [wholePictureAt(origin, post.thumb, 1200)],
    datePublished: machineTime(post.create_time),
    inLanguage: languageTag(getLocale()),
    author: author.name ? { '@type': 'Person', name: author.name } : publisher,
    publisher,
    mainEntityOfPage: origin + addressHere(paths.post(post.id)),
  }
}
