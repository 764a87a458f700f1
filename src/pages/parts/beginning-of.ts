import { decodeEntities } from '#platform/decode-entities.ts'

/** About as much as search engines show of a description. */
const LENGTH = 150

/** How a rich text begins, in plain words; nothing where it has none. */
export function beginningOf(content: string): string | undefined {
  const words = decodeEntities(decodeEntities(content).replaceAll(/<[^>]*>/g, ' '))
  const text = words.replaceAll(/\s+/g, ' ').trim()
  return text.length > LENGTH ? `${text.slice(0, LENGTH - 1)}…` : text || undefined
}
