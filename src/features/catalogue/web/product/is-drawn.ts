import { isLibraryName, pictureName } from '#platform/picture-address.ts'

/**
 * A drawing and no photograph: what the demo paints lies beside the library, and whatever a seller brings lies in it. Who
 * buys by such a picture is told so.
 */
export function isDrawn(url = ''): boolean {
  const name = pictureName(url)
  return name !== undefined && !isLibraryName(name)
}
