import { z } from 'zod'
import { read, readPage, write } from '#platform/contract/define.ts'
import { flag, id, idOrZero, yuan } from '#platform/contract/fields.ts'

/** What hangs on one buyer's favourites: the hearts in every list they see. */
export const favouritesTag = (buyerId: number) => `favourites:${buyerId}`

const card = {
  cover: z.string(),
  name: z.string(),
  price: yuan,
  product_type: z.number(),
  sold_out: z.number(),
  /** 0 when the seller has taken it off the shelf: still in the list, but nowhere to go. */
  on_sale: z.number(),
}

const favourite = z.object({
  product_id: z.number(),
  ...card,
  sales: z.number(),
  free_shipping: z.number(),
  is_collect: z.number(),
  collect_time: z.string(),
})

const counts = z.object({ favourites: z.number(), footprints: z.number() })
const footprint = z.object({ id: z.number(), ...card, view_time: z.string() })

export const collectionContract = {
  toggleFavourite: write({
    path: '/v1/65549eb647ff5',
    summary: 'Puts a product into the favourites, or takes it out again; the answer says which.',
    access: 'buyer',
    /** With `on` it ends so; without, it flips. */
    input: z.strictObject({ id, on: flag.optional() }),
    output: z.object({ is_collect: z.number() }),
  }),
  listFavourites: readPage({
    path: '/v1/65549ed32f0ff',
    summary: "The buyer's favourites, the latest first, a page at a time.",
    access: 'buyer',
    item: favourite,
  }),
  listFootprints: read({
    path: '/v1/6598ef90783cd',
    summary: 'What the buyer looked at in the last 90 days, by day (YYYY-MM-DD), the latest first.',
    access: 'buyer',
    output: z.record(z.string(), z.array(footprint)),
  }),
  recordFootprint: write({
    path: '/v1/catalogue/footprint',
    summary:
      'Notes that the buyer is looking at a product, and tells how many favourites and footprints there are now.',
    access: 'buyer',
    input: z.strictObject({ id }),
    output: counts,
  }),
  clearFootprints: write({
    path: '/v1/catalogue/footprints/clear',
    summary: 'Forgets that the buyer looked at a product; all of them with id 0.',
    access: 'buyer',
    input: z.strictObject({ id: idOrZero.default(0) }),
    output: z.object({ cleared: z.number() }),
  }),
  countCollection: read({
    path: '/v1/catalogue/collection-counts',
    summary: 'How many favourites and footprints the buyer has.',
    access: 'buyer',
    output: counts,
  }),
}

export type Favourite = z.output<typeof favourite>
export type Footprint = z.output<typeof footprint>
export type FootprintDays = z.output<typeof collectionContract.listFootprints.output>
export type CollectionCounts = z.output<typeof collectionContract.countCollection.output>
