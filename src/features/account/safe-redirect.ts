import { isAt, paths } from '#paths'
import { readOwnPlace } from '#platform/http/own-place.ts'
import { placeOf } from '#platform/i18n/language-address.ts'

/**
 * Where to go after a login: a path of this shop and nothing else. What a link carries was written by anyone, so it
 * is resolved as a browser would and must come out on our own ground, unchanged. It is a place: who has chosen another
 * language meanwhile comes back in that one.
 */
export function safeRedirect(wanted: string | null | undefined): string {
  const url = readOwnPlace(wanted)
  if (!url) return HOME
  if (ENTRANCES.some((door) => isAt(door, url.pathname))) return HOME
  return placeOf(url.pathname) + url.search + url.hash
}

const HOME = paths.home()
/** Nobody wants to come back to the doors themselves. */
const ENTRANCES = ['login', 'register', 'forgotPassword'] as const
