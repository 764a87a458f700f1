import { z } from 'zod'
import { readPage, write, writeInSteps } from '#platform/contract/define.ts'
import { flag, yuan } from '#platform/contract/fields.ts'
import { ABOUT_ONE, ABOUT_ONE_FOR_A_REASON } from '#platform/contract/seller-entries.ts'
import { APPROVAL_STATES } from './approval-rules.ts'

const approval = z.object({
  id: z.number(),
  /** One of `APPROVAL_ACTS`, about an order, an after-sale, a refund or a batch; or what only a newer release knows. */
  act: z.string(),
  thing: z.string(),
  thing_id: z.string(),
  /** 0 and '' where there is none, or more than one. */
  buyer_id: z.number(),
  order_sn: z.string(),
  after_sale_id: z.number(),
  amount: yuan,
  /** What whoever asked had given back alone on the day they asked. */
  given_alone: yuan,
  /** What the packing table found: pieces that are missing, or grams; nothing for other acts. */
  lines: z.array(
    z.object({
      order_sn: z.string(),
      goods: z.string(),
      /** 0 for a weight. */
      pieces: z.number(),
      nominal_grams: z.number(),
      grams: z.number(),
    }),
  ),
  reason: z.string(),
  state: z.enum(APPROVAL_STATES),
  asked_by: z.string(),
  /** 1: whoever looks asked for it, and may withdraw it but not agree. */
  mine: z.number(),
  ask_time: z.string(),
  expire_time: z.string(),
  /** '' while nobody has decided. */
  decided_by: z.string(),
  decide_time: z.string(),
  note: z.string(),
})

/** What one may not give away alone waits here for a second person. */
export const approvalsSellerContract = {
  listApprovals: readPage({
    path: '/seller/approvals/list',
    summary: 'What waits for a second person, the longest first; or all that ever did, the latest first.',
    access: 'seller',
    input: { all: flag.default(0) },
    item: approval,
  }),
  agreeToApproval: writeInSteps({
    path: '/seller/approvals/agree',
    summary: 'Does what a colleague asked for: both answer for it. It is refused like the act itself.',
    ...ABOUT_ONE,
    output: approval,
  }),
  declineApproval: write({
    path: '/seller/approvals/decline',
    summary: 'Says no to a colleague, and why.',
    ...ABOUT_ONE_FOR_A_REASON,
    refusals: ['approvals_none', 'approvals_own', 'approvals_need_reason'],
    output: approval,
  }),
  withdrawApproval: write({
    path: '/seller/approvals/withdraw',
    summary: 'Takes back what one has asked for.',
    ...ABOUT_ONE,
    refusals: ['approvals_none'],
    output: approval,
  }),
}

export type Approval = z.output<typeof approval>
/** What an act answers beside its own: 0 where it was done, else the number it waits under. */
export const approvalId = { approval_id: z.number().default(0) }
