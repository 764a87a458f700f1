import { namePage } from './name-page.ts'
import { PUBLIC_PAGES } from './public-pages.ts'

/** One kind of news is for a buyer alone: the messages of the system. */
const BUYERS_NEWS = '2'

/**
 * Whether what is at a place, or its data, is the same for everyone. Where no page is, everybody is told so in the same
 * words. The path is decoded as the router does before it looks for the page.
 */
export function isPublic(place: string): boolean {
  const [pathname = '', search] = place.split('?', 2)
  const page = namePage(decoded(pathname))
  if (page === 'news') return new URLSearchParams(search).get('type') !== BUYERS_NEWS
  return page === undefined || page in PUBLIC_PAGES
}

/** A slash within a piece stays encoded: it begins no other piece. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((piece) => decodeURIComponent(piece).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return pathname
  }
}
