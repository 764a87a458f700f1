import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { ORDER } from '#features/orders/order-states.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { hours, later, minutes } from '#platform/time.ts'
import * as m from '#words'
import { type Check, fails, holds } from './check.ts'

export const books: Check = {
  name: 'books',
  title: m.doctor_books,
  async look({ tx }) {
    const faults = await checkBooks(tx)
    if (faults.length === 0) return holds(m.doctor_books_agree)
    return fails(m.doctor_books_wrong, { names: faults.map(({ invariant }) => invariant).join(', ') })
  },
}

/** Sweeps look every few seconds or once an hour; what is due for longer than these has been found by nobody. */
const SOON = minutes(10)
const IN_TIME = hours(3)

export const sweeps: Check = {
  name: 'sweeps',
  title: m.doctor_sweeps,
  async look({ tx, now }) {
    const waiting = {
      orders: await countRows(
        tx,
        tx
          .selectFrom('shop_order')
          .where('status', '=', ORDER.awaitingPayment)
          .where('close_after', '<', later(now, -SOON)),
      ),
      notices: await countRows(tx, tx.selectFrom('webhook_delivery').where('due_at', '<', later(now, -SOON))),
      counts: await countRows(tx, tx.selectFrom('limit_count').where('ends_at', '<', later(now, -IN_TIME))),
    }
    const late = Object.values(waiting).some((count) => count > 0)
    return late ? fails(m.doctor_sweeps_late, waiting) : holds(m.doctor_sweeps_hold)
  },
}
