/** What somebody typed to find an actor by, as the trail writes them. */
export const actorKeyOf = (typed: string): string =>
  /^(seller|buyer|person):|^visitor$/.test(typed) ? typed : `seller:${typed}`
