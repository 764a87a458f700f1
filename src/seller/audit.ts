import type { AuditLine } from '#features/audit/audit-seller-contract.ts'
import { shorten } from '#platform/text-width.ts'
import * as m from '#words'
import { optional, whole, word } from './arguments.ts'
import { act, type Command } from './command.ts'
import type { Output } from './output.ts'

export const audit: Command = {
  name: 'audit',
  summary: m.selleraudit_summary,
  details: m.selleraudit_details,
  acts: [
    act({
      options: {
        actor: optional(word('WHO')),
        call: optional(word('CALL')),
        thing: optional(word('KIND')),
        id: optional(word('ID')),
        from: optional(word('TIME')),
        until: optional(word('TIME')),
        before: optional(whole('NUMBER')),
        rows: optional(whole('NUMBER')),
      },
      async run({ id: thing_id, before: before_id, ...asked }, { open, output }) {
        const { api } = await open()
        output.answer(
          await api.auditSeller.listAudit({ ...asked, thing_id, before_id }),
          ({ data, more }) => {
            drawLines(output, data)
            const last = data.at(-1)
            if (more && last) output.line(m.selleraudit_more({ id: last.id }, { locale: output.language }))
          },
        )
      },
    }),
  ],
}

function drawLines(output: Output, lines: readonly AuditLine[]): void {
  const locale = { locale: output.language }
  output.table(
    [
      m.selleraudit_time({}, locale),
      m.selleraudit_who({}, locale),
      m.selleraudit_call({}, locale),
      m.selleraudit_thing({}, locale),
      m.selleraudit_change({}, locale),
      m.selleraudit_reason({}, locale),
    ],
    lines.map((line) => [
      line.time,
      shorten(`${line.actor} (${line.address})`, 36),
      line.call,
      shorten(`${line.thing} ${line.thing_id}`.trim(), 30),
      shorten(showChange(line), 60),
      shorten(line.reason, 30),
    ]),
  )
}

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
