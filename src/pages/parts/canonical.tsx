import { useLocation } from 'react-router'
import { canonicalPath } from '#pages/canonical-path.ts'
import { addressOf } from '#platform/i18n/language-address.ts'
import { getLocale } from '#words/runtime'
import { useMe } from './use-me.ts'

/**
 * The one address search engines and shared links should know this page by, and where it is found in each language; an
 * address without a language is for those who have none of them. Pages they should not know say so.
 */
export function Canonical() {
  const { publicUrl } = useMe()
  const { pathname, search } = useLocation()
  const place = canonicalPath(pathname, search)
  // What could not be read is no page: a fault of the shop takes none out of search engines.
  if (!publicUrl) return null
  if (place === undefined) return <meta name="robots" content="noindex" />
  const address = publicUrl + addressOf(place, getLocale())
  const chinese = publicUrl + place
  return (
    <>
      <link rel="canonical" href={address} />
      <link rel="alternate" hrefLang="zh-CN" href={chinese} />
      <link rel="alternate" hrefLang="en" href={publicUrl + addressOf(place, 'en_US')} />
      <link rel="alternate" hrefLang="x-default" href={chinese} />
      <meta property="og:url" content={address} />
    </>
  )
}
