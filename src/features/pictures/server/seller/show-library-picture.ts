import type { LibraryPicture } from '#features/pictures/pictures-seller-contract.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { pictureName, pictureUrl } from '#platform/picture-address.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export const selectPictures = (tx: ReadTx) =>
  tx
    .selectFrom('picture')
    .select([
      'name',
      'original_name',
      'width',
      'height',
      'bytes',
      'focus_x',
      'focus_y',
      'alt',
      'unused_since',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof selectPictures>['execute']>>[number]

export const showLibraryPicture = ({
  name,
  focus_x,
  focus_y,
  unused_since,
  ...row
}: Row): LibraryPicture => ({
  ...row,
  address: pictureUrl(name),
  focus: { x: focus_x, y: focus_y },
  is_used: unused_since === null ? 1 : 0,
})

export async function findLibraryPicture(tx: ReadTx, address: string): Promise<LibraryPicture> {
  const row = await selectPictures(tx)
    .where('name', '=', pictureName(address) ?? '')
    .executeTakeFirst()
  return row ? showLibraryPicture(row) : refuse(m.pictures_none, { address })
}
