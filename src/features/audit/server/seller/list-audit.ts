import { nameDevice } from '#features/account/server/sessions/name-device.ts'
import type { auditSellerContract } from '#features/audit/audit-seller-contract.ts'
import { THINGS_MEANT } from '#features/audit/things-meant.ts'
import { nameActors } from '#features/people/server/name-actors.ts'
import type { Act } from '#platform/contract/act.ts'
import { readShopTime } from '#platform/read-shop-time.ts'
import { refuse } from '#platform/refusal.ts'
import { shopTime } from '#platform/time.ts'
import * as m from '#words'
import { nameThings } from './name-things.ts'

export const listAudit: Act<typeof auditSellerContract.listAudit> = async (asked, { tx, language }) => {
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
  const shown = rows.slice(0, asked.rows)
  const names = await nameThings(tx, shown.flatMap(thingsIn), language)
  const whoIs = await nameActors(
    tx,
    shown.flatMap((row) => [row.actor, cameIn(row) ?? row.actor]),
    language,
  )
  const data = shown.map(({ created_at, request_id: _, before, after: set, ...line }) => ({
    ...line,
    by: whoIs(cameIn(line) ?? line.actor),
    name: names[`${line.thing}:${line.thing_id}`] ?? '',
    before,
    after: set && withDevice(set),
    time: shopTime(created_at),
  }))
  return { data, more: rows.length > asked.rows, names }
}

type Row = { actor: string; thing: string; thing_id: string; reason: string }

/** Who came in at this moment: known by what the line is about, unless the password was wrong. */
function cameIn({ actor, thing, thing_id, reason }: Row): string | undefined {
  const known = actor === 'visitor' && reason !== WRONG_PASSWORD && (thing === 'person' || thing === 'buyer')
  return known ? `${thing}:${thing_id}` : undefined
}

const WRONG_PASSWORD = 'wrong password'

type Values = Record<string, unknown>

/** All that a line speaks of by number. */
const thingsIn = ({
  thing,
  thing_id,
  before,
  after,
}: Row & { before: Values | null; after: Values | null }) => [
  { thing, id: thing_id },
  ...[before, after].flatMap((values) =>
    Object.entries(values ?? {}).flatMap(([field, value]) => {
      const meant = THINGS_MEANT[field]
      return meant && (typeof value === 'number' || typeof value === 'string')
        ? [{ thing: meant, id: String(value) }]
        : []
    }),
  ),
]

/** A device as people recognise it, instead of all its browser says. */
function withDevice(values: Values): Values {
  if (typeof values.device !== 'string') return values
  const { browser, system } = nameDevice(values.device)
  return { ...values, device: [browser, system].filter(Boolean).join(' · ') || values.device }
}

const readWhen = (text: string | undefined) =>
  text === undefined ? undefined : (readShopTime(text) ?? refuse(m.selleraudit_bad_time, { text }))
