import { booksSellerContract } from '#features/after-sales/books-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { checkBooks } from './check-books.ts'

export const booksSellerApi = serve(booksSellerContract, { checkBooks })
