import { BOOK_INVARIANTS, BOOK_SENTENCES } from '#features/after-sales/book-invariants.ts'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import * as m from '#words'
import { act, command } from './command.ts'
import { Refused } from './faults.ts'

export const checkBooksCommand = command('check-books', m.payment_books_summary, m.payment_books_details, [
  act({
    async run(_asked, { open, output }) {
      const { database } = await open()
      const faults = await checkBooks(database.read)
      const { say } = output
      if (!output.json) {
        const all = BOOK_INVARIANTS.map((invariant) => {
          const fault = faults.find((one) => one.invariant === invariant)
          return {
            promise: BOOK_SENTENCES[invariant],
            state: fault ? say(m.payment_books_broken, fault) : say(m.payment_books_holds),
          }
        })
        output.list(all, [
          [m.payment_books_promise, 'promise'],
          [m.payment_books_state, 'state'],
        ])
      }
      if (faults.length === 0) output.answer({ code: 1, msg: say(m.payment_books_done), data: { faults } })
      else {
        // A refusal carries no data by its type; a program that reads this wants to know what is wrong.
        const data = { faults } as unknown as null
        const msg = say(m.payment_books_wrong, { count: faults.length })
        throw new Refused({ code: 0, msg, reason: 'payment_books_wrong', data })
      }
    },
  }),
])
