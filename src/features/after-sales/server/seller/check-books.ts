import { BOOK_INVARIANTS } from '#features/after-sales/book-invariants.ts'
import type { booksSellerContract } from '#features/after-sales/books-seller-contract.ts'
import { checkBooks as findFaults } from '#features/after-sales/server/check-books.ts'
import type { Act } from '#platform/contract/act.ts'

/** Every promise of the books, those that hold among them. */
export const checkBooks: Act<typeof booksSellerContract.checkBooks> = async (_, { tx }) => {
  const faults = await findFaults(tx)
  return BOOK_INVARIANTS.map(
    (invariant) =>
      faults.find((fault) => fault.invariant === invariant) ?? { invariant, count: 0, example: '' },
  )
}
