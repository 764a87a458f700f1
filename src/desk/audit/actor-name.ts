import * as m from '#words'

/** How the trail writes an actor, as colleagues know them: by the address they log in with. */
export function actorName(actor: string): string {
  const [kind = '', ...rest] = actor.split(':')
  const id = rest.join(':')
  if (kind === 'seller') return id
  if (kind === 'buyer') return m.trail_buyer({ id })
  return kind === 'person' ? m.trail_newcomer({ id }) : m.trail_stranger()
}

/** What somebody typed to find one by. */
export const actorKeyOf = (typed: string): string =>
  /^(seller|buyer|person):|^visitor$/.test(typed) ? typed : `seller:${typed}`
