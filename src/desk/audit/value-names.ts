import { ACTS, STATES } from '#desk/approvals/act-name.ts'
import { EVENTS } from '#desk/settings/webhook-names.ts'
import * as m from '#words'

type Names = Readonly<Record<string, () => string>>

/** Values that are kept as one of a few words, by their field. */
export const VALUE_NAMES: Readonly<Record<string, Names>> = {
  act: ACTS,
  asks: ACTS,
  state: STATES,
  status: {
    wanted: m.office_refund_wanted,
    done: m.office_refund_done,
    stuck: m.office_refund_stuck,
    settled: m.office_refund_settled,
  },
  kind: { ship: m.office_kind_ship, prices: m.prices_kind, refunds: m.manyrefunds_kind },
  how: { set: m.desk_stock_set, add: m.desk_stock_add, take: m.desk_stock_take },
  type: { refund: m.aftersales_type_refund, return: m.aftersales_type_return },
  events: EVENTS,
  event: EVENTS,
}

/** What the trail writes down as a reason by itself; what a colleague wrote is told as it is. */
const REASONS: Names = {
  'wrong password': m.auditfields_wrong_password,
  'many wrong passwords: a picture code is asked for': m.auditfields_many_wrong,
  'password changed': m.auditfields_password_changed,
  'password changed by SMS': m.auditfields_password_by_sms,
  'password reset by SMS': m.auditfields_password_reset,
  'payment password set': m.auditfields_payment_set,
  'payment password locked': m.auditfields_payment_locked,
  'account closed': m.auditfields_account_closed,
  'the key before is forgotten': m.auditfields_key_forgotten,
  'a new key signs': m.auditfields_key_new,
  'ended another session': m.auditfields_session_ended,
  'new recovery codes': m.auditfields_new_codes,
  'a second factor is being set up': m.auditfields_factor_begun,
}

export const tellReason = (reason: string): string => REASONS[reason]?.() ?? reason
