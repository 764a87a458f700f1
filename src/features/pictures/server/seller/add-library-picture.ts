import type { picturesSellerContract } from '#features/pictures/pictures-seller-contract.ts'
import { storePicture } from '#features/pictures/server/store-picture.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import * as m from '#words'
import { findLibraryPicture } from './show-library-picture.ts'

export const addLibraryPicture: Act<typeof picturesSellerContract.addLibraryPicture> = async (
  { source, name, focus, alt },
  context,
) => {
  const address = await storePicture(context, source, { fileName: name, focus, alt })
  const picture = await context.write(({ tx }) => findLibraryPicture(tx, address))
  return withMessage(picture, m.pictures_added, { address })
}
