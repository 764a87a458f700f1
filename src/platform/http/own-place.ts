const GROUND = 'https://shop.invalid'

/**
 * A place of this site as a browser reads it; nothing for what leads elsewhere or only looks like a path: browsers drop
 * control characters and read a backslash as a slash, so `/\evil` is `//evil` to them.
 */
export function readOwnPlace(text: string | null | undefined): URL | undefined {
  if (!text?.startsWith('/') || hasOddCharacter(text)) return undefined
  const url = URL.parse(text, GROUND)
  // `/.//evil` is on our ground, but what is left of it once the dots are gone is not.
  return url?.origin === GROUND && !url.pathname.startsWith('//') ? url : undefined
}

/** Elsewhere, reached safely and called what it is. */
export function isSafeElsewhere(text: string): boolean {
  return text.startsWith('https://') && !hasOddCharacter(text) && URL.canParse(text)
}

function hasOddCharacter(text: string): boolean {
  for (const character of text) {
    const code = character.charCodeAt(0)
    if (code < 0x21 || code === 0x7f || character === '\\') return true
  }
  return false
}
