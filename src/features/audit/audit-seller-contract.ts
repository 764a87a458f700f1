import { z } from 'zod'
import type { Calls } from '#platform/contract/api-types.ts'
import { read } from '#platform/contract/define.ts'
import { id, lineOfText, wholeNumber } from '#platform/contract/fields.ts'

const auditLine = z.object({
  id: z.number(),
  time: z.string(),
  actor: z.string(),
  /** Who that is, by name. */
  by: z.string(),
  address: z.string(),
  call: z.string(),
  thing: z.string(),
  thing_id: z.string(),
  /** Its name, in the reader's language; '' where it has none, or is gone. */
  name: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string(),
})

/** A day or a time, as people write them. */
const when = lineOfText(32).optional()

export const auditSellerContract = {
  listAudit: read({
    path: '/seller/audit/list',
    summary: 'Who did what, to what, from where and why; the latest first, further back from `before_id`.',
    access: 'seller',
    input: z.strictObject({
      actor: lineOfText(80).optional(),
      call: lineOfText(80).optional(),
      thing: lineOfText(40).optional(),
      thing_id: lineOfText(80).optional(),
      from: when,
      until: when,
      before_id: id.optional(),
      rows: wholeNumber(1, 500).default(50),
    }),
    output: z.object({
      data: z.array(auditLine),
      more: z.boolean(),
      /** What the values before and after speak of by number: the name of `sku:125`. */
      names: z.record(z.string(), z.string()),
    }),
    refusals: ['selleraudit_bad_time'],
  }),
}

declare module '#platform/contract/api-types.ts' {
  interface Api {
    auditSeller: Calls<typeof auditSellerContract>
  }
}

export type AuditLine = z.output<typeof auditLine>
