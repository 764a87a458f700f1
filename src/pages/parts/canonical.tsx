import { useLocation } from 'react-router'
import { useMe } from './use-me.ts'

/** What tells one list from another; sort, price and the like show the same goods in another order. */
const TELLING = ['keyword', 'type_id', 'page']

/** The one address search engines should know this page by. */
export function Canonical() {
  const { publicUrl } = useMe()
  const { pathname, search } = useLocation()
  if (!publicUrl) return null
  const asked = new URLSearchParams(search)
  const kept = new URLSearchParams(
    TELLING.flatMap((name) => (asked.get(name) ? [[name, asked.get(name) ?? '']] : [])),
  )
  return <link rel="canonical" href={`${publicUrl}${pathname}${kept.size > 0 ? `?${kept}` : ''}`} />
}
