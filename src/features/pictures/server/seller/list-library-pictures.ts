import type { picturesSellerContract } from '#features/pictures/pictures-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { answerPage } from '#platform/database/answer-page.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { selectPictures, showLibraryPicture } from './show-library-picture.ts'

const PER_PAGE = 50

export const listLibraryPictures: Act<typeof picturesSellerContract.listLibraryPictures> = async (
  { page },
  { tx },
) => {
  const total = await countRows(tx, tx.selectFrom('picture'))
  const pictures = selectPictures(tx).orderBy('created_at', 'desc').orderBy('name')
  return answerPage({ page, perPage: PER_PAGE, total }, pictures, showLibraryPicture)
}
