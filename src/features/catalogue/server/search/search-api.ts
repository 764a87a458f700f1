import { searchContract } from '#features/catalogue/search-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { markPage } from '../collection/mark-favourites.ts'
import { listHotWords } from './list-hot-words.ts'
import { searchProducts } from './search-products.ts'
import { suggestKeywords } from './suggest-keywords.ts'

export const searchApi = serve(
  searchContract,
  { searchProducts, suggestKeywords, listHotWords },
  { searchProducts: markPage },
)
