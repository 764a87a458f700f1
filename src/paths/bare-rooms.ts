import { fill, match, withQuery } from './fill-pattern.ts'

/**
 * Rooms of the account centre under their names alone, as the specification's table writes them: `/MyOrder2?type=0`. Each
 * leads to its room; without a tab asked for, to the number that room has otherwise.
 */
const ROOMS = {
  bareCart: ['cart', 1],
  bareOrders: ['orders', 0],
  bareAfterSales: ['afterSales', 0],
  bareFavourites: ['favourites', 0],
  bareFootprints: ['footprints', 0],
  bareInteractions: ['interactions', 0],
  bareAddresses: ['addresses', 0],
  bareProfile: ['profile', 6],
  bareSecurity: ['security', 0],
} as const
export type BareRoom = keyof typeof ROOMS
export const BARE_ROOMS = Object.keys(ROOMS) as BareRoom[]

/** Where a bare name leads, with all else that was asked for; to the summary when it is none. */
export function bareRoom(pathname: string, query: URLSearchParams): string {
  const name = BARE_ROOMS.find((one) => match(one, pathname))
  if (!name) return fill('accountHome', {})
  const [room, tab] = ROOMS[name]
  const { type = '', ...asked } = Object.fromEntries(query)
  return withQuery(fill(room, { type: /^\d{1,2}$/.test(type) ? Number(type) : tab }), asked)
}
