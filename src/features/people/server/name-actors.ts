import { maskMobile } from '#features/account/mask-mobile.ts'
import { roleName } from '#features/people/role-name.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import * as m from '#words'

/** The demo shop's seller who works by itself (`open-shop.ts`). */
const SIMULATED = 'seller:demo'

type Tell = (locale: { locale: Language }) => string

/**
 * Whoever did something, as colleagues know them: a buyer by nickname, a person of the desk by name and role. Takes what
 * `actorKey` makes of them, or 'shop' for what happens by itself, and answers a way to name each.
 */
export async function nameActors(
  tx: ReadTx,
  actors: readonly string[],
  language: Language,
): Promise<(actor: string) => string> {
  const locale = { locale: language }
  const names = new Map<string, Tell>()
  for (const [actor, tell] of [
    ...(await buyersAmong(tx, actors, language)),
    ...(await namePeople(tx, actors)),
  ])
    names.set(actor, tell)
  return (actor) => (names.get(actor) ?? unknown(actor))(locale)
}

const after = (actors: readonly string[], prefix: string) =>
  actors.filter((actor) => actor.startsWith(prefix)).map((actor) => actor.slice(prefix.length))

const idsOf = (actors: readonly string[], prefix: string) =>
  after(actors, prefix)
    .map(Number)
    .filter((id) => Number.isSafeInteger(id))

async function buyersAmong(
  tx: ReadTx,
  actors: readonly string[],
  language: Language,
): Promise<[string, Tell][]> {
  const ids = idsOf(actors, 'buyer:')
  const nameOf = await nameBuyers(tx, ids, language)
  return ids.map((id) => [`buyer:${id}`, (locale) => m.actors_buyer({ name: nameOf(id) }, locale)])
}

/** Buyers by nickname, those without one by what may be seen of their number. */
export async function nameBuyers(
  tx: ReadTx,
  ids: readonly number[],
  language: Language,
): Promise<(id: number) => string> {
  const rows =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('buyer')
          .select(['id', 'nickname', 'prefix', 'mobile', 'closed_at'])
          .where('id', 'in', ids)
          .execute()
  const names = new Map(rows.map((row) => [row.id, row.nickname || (row.closed_at ? '' : maskMobile(row))]))
  return (id) => names.get(id) || m.actors_number({ id }, { locale: language })
}

async function namePeople(tx: ReadTx, actors: readonly string[]): Promise<[string, Tell][]> {
  const emails = after(actors, 'seller:')
  const ids = idsOf(actors, 'person:')
  if (emails.length === 0 && ids.length === 0) return []
  const rows = await tx
    .selectFrom('person')
    .select(['id', 'email', 'name', 'role'])
    .where((person) =>
      person.or([
        ...(emails.length > 0 ? [person('email', 'in', emails)] : []),
        ...(ids.length > 0 ? [person('id', 'in', ids)] : []),
      ]),
    )
    .execute()
  return rows.flatMap(({ id, email, name, role }): [string, Tell][] => [
    [`seller:${email}`, (locale) => m.actors_person({ name, role: roleName(role, locale.locale) }, locale)],
    [`person:${id}`, (locale) => m.actors_newcomer({ name }, locale)],
  ])
}

/** Whoever runs the command is no person of the desk; somebody removed is known by number alone. */
function unknown(actor: string): Tell {
  const [kind = '', ...rest] = actor.split(':')
  const name = rest.join(':')
  if (actor === SIMULATED) return (locale) => m.actors_demo({}, locale)
  if (kind === 'seller') return (locale) => m.actors_command({ name }, locale)
  if (kind === 'buyer')
    return (locale) => m.actors_buyer({ name: m.actors_number({ id: name }, locale) }, locale)
  if (kind === 'person')
    return (locale) => m.actors_newcomer({ name: m.actors_number({ id: name }, locale) }, locale)
  return kind === 'visitor' ? (locale) => m.actors_visitor({}, locale) : (locale) => m.actors_shop({}, locale)
}
