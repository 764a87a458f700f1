import { PICTURE_TEXTS } from '#features/pictures/pictures-rules.ts'
import type { picturesSellerContract } from '#features/pictures/pictures-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { pictureName } from '#platform/picture-address.ts'
import * as m from '#words'
import { findLibraryPicture } from './show-library-picture.ts'

export const describePicture: Act<typeof picturesSellerContract.describePicture> = async (
  { address, alt },
  { tx, changed, trace },
) => {
  const before = await findLibraryPicture(tx, address)
  const name = pictureName(address) ?? ''
  await tx.updateTable('picture').set({ alt }).where('name', '=', name).execute()
  changed(PICTURE_TEXTS)
  trace({ thing: 'picture', id: name, before: { alt: before.alt }, after: { alt } })
  return withMessage({ ...before, alt }, m.pictures_described, { address })
}
