import { isAt, paths } from '#paths'
import { placeOf } from '#platform/i18n/language-address.ts'

/**
 * Where to go after a login: a path of this shop and nothing else. What a link carries was written by anyone, so it
 * is resolved as a browser would and must come out on our own ground, unchanged. It is a place: who has chosen another
 * language meanwhile comes back in that one.
 */
export function safeRedirect(wanted: string | null | undefined): string {
  if (!wanted?.startsWith('/') || hasOddCharacter(wanted)) return HOME
  let url: URL
  try {
    url = new URL(wanted, GROUND)
  } catch {
    return HOME
  }
  // `/.//evil` is on our ground, but what is left of it once the dots are gone is not.
  if (url.origin !== GROUND || url.pathname.startsWith('//')) return HOME
  if (ENTRANCES.some((door) => isAt(door, url.pathname))) return HOME
  return placeOf(url.pathname) + url.search + url.hash
}

const HOME = paths.home()
const GROUND = 'https://shop.invalid'
/** Nobody wants to come back to the doors themselves. */
const ENTRANCES = ['login', 'register', 'forgotPassword'] as const

/** Browsers drop control characters and read a backslash as a slash: `/\evil` is `//evil` to them. */
function hasOddCharacter(text: string): boolean {
  for (const character of text) {
    const code = character.charCodeAt(0)
    if (code < 0x21 || code === 0x7f || character === '\\') return true
  }
  return false
}
