import { picturesSellerContract } from '#features/pictures/pictures-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { addLibraryPicture } from './add-library-picture.ts'
import { describePicture } from './describe-picture.ts'
import { listLibraryPictures } from './list-library-pictures.ts'

export const picturesSellerApi = serve(picturesSellerContract, {
  addLibraryPicture,
  listLibraryPictures,
  describePicture,
})
