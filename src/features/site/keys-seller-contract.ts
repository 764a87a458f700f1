import { z } from 'zod'
import { read, write } from '#platform/contract/define.ts'
import { SHOP_KEYS } from './shop-keys.ts'

const name = z.enum(SHOP_KEYS)

const key = z.object({
  name,
  made_time: z.string(),
  /** 1 while what the key before signed still holds. */
  previous: z.number(),
})

export const keysSellerContract = {
  listKeys: read({
    path: '/seller/keys/list',
    summary: 'The keys the shop signs its own links with: how old they are, never what they are.',
    access: 'seller',
    output: z.array(key),
  }),
  rotateKey: write({
    path: '/seller/keys/rotate',
    summary: 'Makes a new key, which signs from now on; what the one before signed still holds.',
    access: 'seller',
    fresh: true,
    input: z.strictObject({ name }),
  }),
  forgetKey: write({
    path: '/seller/keys/forget',
    summary: 'Forgets the key before: what it signed holds no longer.',
    access: 'seller',
    refusals: ['sellerkeys_none'],
    fresh: true,
    input: z.strictObject({ name }),
  }),
}

export type SellerKey = z.output<typeof key>
