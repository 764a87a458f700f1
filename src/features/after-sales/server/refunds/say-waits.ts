import { withMessage } from '#platform/contract/act.ts'
import { type Cents, toYuan } from '#platform/money.ts'
import * as m from '#words'

/** Nothing has gone back: a second person is asked first. */
export const sayWaits = (order_sn: string, approval_id: number, cents: Cents) =>
  withMessage({ order_sn, amount: '0.00', is_refunded: 0, approval_id }, m.approvals_asked, {
    amount: toYuan(cents),
  })
