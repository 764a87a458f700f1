import type { ApprovalAct, ApprovalState } from '#features/approvals/approval-rules.ts'
import * as m from '#words'

export const ACTS: Record<ApprovalAct, () => string> = {
  refund: m.office_act_refund,
  cancel: m.office_act_cancel,
  approve: m.office_act_approve,
  offer: m.office_act_offer,
  settle: m.office_act_settle,
  refunds: m.manyrefunds_kind,
  postage: m.office_refund_postage,
  short: m.office_act_short,
  weight: m.office_act_weight,
}

export const STATES: Record<ApprovalState, () => string> = {
  open: m.office_state_open,
  agreed: m.office_state_agreed,
  declined: m.office_state_declined,
  withdrawn: m.office_state_withdrawn,
  expired: m.office_state_expired,
}

/** What only a newer release knows is told by its own name, and where it comes from. */
export const actName = (act: string): string =>
  (ACTS as Record<string, () => string>)[act]?.() ?? m.office_newer({ name: act })
export const stateName = (state: ApprovalState): string => STATES[state]()
