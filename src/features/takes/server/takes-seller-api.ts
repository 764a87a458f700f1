import { takesSellerContract } from '#features/takes/takes-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { beginTake } from './begin-take.ts'
import { bookTake } from './book-take.ts'
import { countGoods } from './count-goods.ts'
import { dropTake } from './drop-take.ts'
import { listScopes } from './list-scopes.ts'
import { listTakes } from './list-takes.ts'
import { showTake } from './show-take.ts'
import { uncountGoods } from './uncount-goods.ts'

export const takesSellerApi = serve(takesSellerContract, {
  listTakes,
  listScopes,
  beginTake,
  showTake,
  countGoods,
  uncountGoods,
  bookTake,
  dropTake,
})
