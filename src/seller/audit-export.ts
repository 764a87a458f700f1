import type { AuditLine } from '#features/audit/audit-seller-contract.ts'
import type { Api } from '#platform/contract/api-types.ts'
import * as m from '#words'
import { optional, SPAN, type Typed, text } from './arguments.ts'
import { act } from './command.ts'
import { Refused } from './faults.ts'
import { writeOut } from './write-out.ts'

const AT_ONCE = 500

/** Whole, a line of JSON each, the latest first: for whoever has to keep them longer than the shop does. */
export const exportAudit = act({
  name: 'export',
  options: { ...SPAN, to: optional(text('FILE')) },
  async run({ to, ...span }, { open, output: { out, line, say } }) {
    const { api } = await open()
    await writeOut(linesOf(api, span), to, out)
    if (to) line(say(m.sellerpacking_exported, { file: to }))
  },
})

async function* linesOf(api: Api, span: Typed<typeof SPAN>): AsyncGenerator<string> {
  for (let last: AuditLine | undefined, more = true; more; ) {
    const answer = await api.auditSeller.listAudit({ ...span, before_id: last?.id, rows: AT_ONCE })
    if (answer.code !== 1) throw new Refused(answer)
    for (const one of answer.data.data) yield `${JSON.stringify(one)}\n`
    last = answer.data.data.at(-1)
    more = answer.data.more
  }
}
