import { z } from 'zod'
import { read, write } from '#platform/contract/define.ts'

/** What a shop must have before visitors may come in, in the order it is asked for. */
export const OPENING_NEEDS = [
  'name',
  'contact',
  'agreement',
  'privacy',
  'return_address',
  'shop',
  'category',
  'product',
] as const

export type OpeningNeed = (typeof OPENING_NEEDS)[number]

const opening = z.object({
  is_open: z.number(),
  postage: z.object({
    /** 1 once the seller has saved the terms. */
    saved: z.number(),
    /** 1 where there is a fee that no product on the shelf would pay. */
    paid_by_none: z.number(),
  }),
  needs: z.array(z.object({ name: z.enum(OPENING_NEEDS), is_met: z.number() })),
})

/** What is missing, by name; it comes as the data of the refusal. */
export type MissingNeeds = { missing: OpeningNeed[] }

export const openingSellerContract = {
  showOpening: read({
    path: '/seller/opening/show',
    summary: 'Whether the shop is open, and what it has of all it needs for that.',
    access: 'seller',
    output: opening,
  }),
  openShop: write({
    path: '/seller/opening/open',
    summary: 'Lets visitors in, once nothing that a shop needs is missing.',
    access: 'seller',
    output: opening,
    refusals: ['opening_not_ready'],
  }),
  closeShop: write({
    path: '/seller/opening/close',
    summary: 'Shuts the door again: visitors and buyers see that the shop opens soon.',
    access: 'seller',
    output: opening,
  }),
  previewShop: read({
    path: '/seller/opening/preview',
    summary: 'A link by which its holder may look around before the shop is open, for a week.',
    access: 'seller',
    output: z.object({ url: z.string(), until: z.string() }),
  }),
}

export type Opening = z.output<typeof opening>
