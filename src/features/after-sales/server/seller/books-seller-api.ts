import { BOOK_INVARIANTS } from '#features/after-sales/book-invariants.ts'
import { booksSellerContract } from '#features/after-sales/books-seller-contract.ts'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { serve } from '#platform/contract/act.ts'

export const booksSellerApi = serve(booksSellerContract, {
  async checkBooks(_, { tx }) {
    const faults = await checkBooks(tx)
    return BOOK_INVARIANTS.map(
      (invariant) =>
        faults.find((fault) => fault.invariant === invariant) ?? { invariant, count: 0, example: '' },
    )
  },
})
