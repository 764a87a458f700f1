import { collectionContract } from '#features/catalogue/collection-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { clearFootprints } from './clear-footprints.ts'
import { countCollection } from './count-collection.ts'
import { listFavourites } from './list-favourites.ts'
import { listFootprints } from './list-footprints.ts'
import { recordFootprint } from './record-footprint.ts'
import { toggleFavourite } from './toggle-favourite.ts'

export const collectionApi = serve(collectionContract, {
  toggleFavourite,
  listFavourites,
  listFootprints,
  recordFootprint,
  clearFootprints,
  countCollection,
})
