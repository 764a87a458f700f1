import type { AuditLine } from '#features/audit/audit-seller-contract.ts'
import * as m from '#words'
import { optional, SPAN, whole, word } from './arguments.ts'
import { exportAudit } from './audit-export.ts'
import type { Columns } from './columns.ts'
import { act, command } from './command.ts'
import { newestOf } from './show.ts'

const COLUMNS: Columns<AuditLine> = [
  [m.selleraudit_time, 'time'],
  [m.selleraudit_who, ({ actor, address }) => `${actor} (${address})`, 36],
  [m.selleraudit_call, 'call'],
  [m.selleraudit_thing, ({ thing, thing_id }) => `${thing} ${thing_id}`.trim(), 30],
  [m.selleraudit_change, showChange, 60],
  [m.selleraudit_reason, 'reason', 30],
]

export const audit = command('audit', m.selleraudit_summary, m.selleraudit_details, [
  act({
    options: {
      actor: optional(word('WHO')),
      call: optional(word('CALL')),
      thing: optional(word('KIND')),
      id: optional(word('ID')),
      ...SPAN,
      before: optional(whole('NUMBER')),
      rows: optional(whole('NUMBER')),
    },
    call: (api, { id: thing_id, before: before_id, ...asked }) =>
      api.auditSeller.listAudit({ ...asked, thing_id, before_id }),
    show: newestOf(COLUMNS, m.selleraudit_more),
  }),
  exportAudit,
])

/** "price 12.80 → 11.90": what differs, a name once. */
function showChange({ before, after }: AuditLine): string {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .map((name) => {
      const [was, is] = [before?.[name], after?.[name]].map((value) =>
        value === undefined ? '' : show(value),
      )
      return was ? `${name} ${was} → ${is || '–'}` : `${name} ${is}`
    })
    .join(', ')
}

const show = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
