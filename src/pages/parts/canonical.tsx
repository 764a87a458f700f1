import { useLocation } from 'react-router'
import { canonicalPath } from '#pages/canonical-path.ts'
import { useMe } from './use-me.ts'

/** The one address search engines and shared links should know this page by. */
export function Canonical() {
  const { publicUrl } = useMe()
  const { pathname, search } = useLocation()
  const path = canonicalPath(pathname, search)
  if (!publicUrl || path === undefined) return null
  return (
    <>
      <link rel="canonical" href={publicUrl + path} />
      <meta property="og:url" content={publicUrl + path} />
    </>
  )
}
