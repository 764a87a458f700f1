import { z } from 'zod'
import { read } from '#platform/contract/define.ts'
import { BOOK_INVARIANTS } from './book-invariants.ts'

export const booksSellerContract = {
  checkBooks: read({
    path: '/seller/books/check',
    summary:
      'Whether money and stock add up: each promise of the books, how often it is broken, and where first.',
    access: 'seller',
    output: z.array(
      z.object({
        invariant: z.enum(BOOK_INVARIANTS),
        /** 0: it holds. */
        count: z.number(),
        example: z.string(),
      }),
    ),
  }),
}

export type CheckedPromise = z.output<typeof booksSellerContract.checkBooks.output>[number]
