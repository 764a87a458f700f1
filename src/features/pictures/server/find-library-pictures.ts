import { type RawBuilder, sql } from 'kysely'
import type { Focus } from '#features/pictures/frame-rules.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language, Text } from '#platform/i18n/language.ts'
import { pictureName, pictureUrl } from '#platform/picture-address.ts'

/** What the library says about pictures, by their addresses; nothing about those that are not of it. */
export async function findLibraryPictures(
  tx: ReadTx,
  addresses: readonly string[],
): Promise<Map<string, { alt: Text; focus: Focus }>> {
  const names = addresses.flatMap((address) => pictureName(address) ?? [])
  if (names.length === 0) return new Map()
  const rows = await tx
    .selectFrom('picture')
    .where('name', 'in', names)
    .select(['name', 'alt', 'focus_x', 'focus_y'])
    .execute()
  return new Map(
    rows.map(({ name, alt, focus_x: x, focus_y: y }) => [pictureUrl(name), { alt, focus: { x, y } }]),
  )
}

/** A part of a query: what the picture at an address shows, in words; empty where nobody said. */
export const altOf = (address: RawBuilder<unknown>, language: Language) => sql<string>`
  coalesce((select picture.alt ->> ${language} from picture
    where picture.name = substr(${address}, ${pictureUrl('').length + 1}::int)), '')`
