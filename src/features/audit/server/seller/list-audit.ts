import type { auditSellerContract } from '#features/audit/audit-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { readShopTime } from '#platform/read-shop-time.ts'
import { refuse } from '#platform/refusal.ts'
import { shopTime } from '#platform/time.ts'
import * as m from '#words'

export const listAudit: Act<typeof auditSellerContract.listAudit> = async (asked, { tx }) => {
  const { actor, call, thing, thing_id, before_id } = asked
  const from = readWhen(asked.from)
  const until = readWhen(asked.until)
  const rows = await tx
    .selectFrom('audit_line')
    .selectAll()
    .where((line) =>
      line.and([
        ...Object.entries({ actor, call, thing, thing_id }).flatMap(([column, value]) =>
          value === undefined ? [] : line(column as 'actor', '=', value),
        ),
        ...(from ? [line('created_at', '>=', from)] : []),
        ...(until ? [line('created_at', '<', until)] : []),
        ...(before_id ? [line('id', '<', before_id)] : []),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(asked.rows + 1)
    .execute()
  const data = rows
    .slice(0, asked.rows)
    .map(({ created_at, request_id: _, ...line }) => ({ ...line, time: shopTime(created_at) }))
  return { data, more: rows.length > asked.rows }
}

const readWhen = (text: string | undefined) =>
  text === undefined ? undefined : (readShopTime(text) ?? refuse(m.selleraudit_bad_time, { text }))
