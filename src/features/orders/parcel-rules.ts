/** Pure rules of what travels, shared by the pages and the server. */

/** How long a parcel that was entered by mistake can be taken back. */
export const UNSHIP_MINUTES = 10

type Owed = { quantity: number; sent: number; withheld: number }
type Sendable = Owed & { missing: number }

/** How many pieces of an item the buyer still waits for; what was paid back before it left stays here. */
export const stillOwed = ({ quantity, sent, withheld }: Owed) => quantity - sent - withheld

/** How many of them can leave: all but those that could not be found and whose money waits for a second person. */
export const leftToSend = (item: Sendable) => stillOwed(item) - item.missing

/** Some of it is on its way or has arrived; of a paid order only a part. */
export const hasParcel = ({ items }: { items: readonly { sent_num: number }[] }) =>
  items.some(({ sent_num }) => sent_num > 0)

/** As couriers print them; blanks people type along are left out. */
export function readTrackingNumber(text: string): string | undefined {
  const number = text.replaceAll(/\s/g, '').toUpperCase()
  return /^[A-Z0-9-]{6,32}$/.test(number) ? number : undefined
}
