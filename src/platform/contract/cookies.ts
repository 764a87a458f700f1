/** The cookies pages and browser share; all live for 7 days. */
export const COOKIE_DAYS = 7

export function readCookie(name: string, header = typeof document === 'undefined' ? '' : document.cookie) {
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return safeDecode(pair.slice(at + 1).trim())
  }
  return undefined
}

export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every browser we serve
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${COOKIE_DAYS * 86_400}; SameSite=Lax${secure}`
}

export function removeCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
}

/** A cookie anyone may have written is no reason to fail. */
function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
