import { z } from 'zod'
import { userInfo } from '#features/account/account-contract.ts'
import { address } from '#features/address/address-contract.ts'
import { collectionContract } from '#features/catalogue/collection-contract.ts'
import { ordersContract } from '#features/orders/orders-contract.ts'
import { postageContract } from '#features/postage/postage-contract.ts'
import { read } from '#platform/contract/define.ts'
import { flag, shortId } from '#platform/contract/fields.ts'

/** No page shows more of a kind. */
const MOST_PRODUCTS = 200
const MOST_OTHERS = 50

const ids = (most: number) => z.array(shortId).max(most).default([])

const latest = z.object({ title: z.string(), create_time: z.string() }).nullable()

export const meContract = {
  overlay: read({
    path: '/v1/me/overlay',
    summary:
      "What is the buyer's own of what a public page shows, which is the same for everyone: who they are, and of the things that are listed those they have marked.",
    access: 'buyer',
    input: z.strictObject({
      products: ids(MOST_PRODUCTS),
      shops: ids(MOST_OTHERS),
      posts: ids(MOST_OTHERS),
      comments: ids(MOST_OTHERS),
      announcements: ids(MOST_OTHERS),
      /** 1: the coupons that lie open. */
      coupons: flag.default(0),
      /** 1: what stands beside a product: the own address, what sending there costs, and the own lists. */
      beside_product: flag.default(0),
      /** 1: the newest of the buyer's own groups of news. */
      news: flag.default(0),
    }),
    output: z.object({
      user: userInfo,
      /** Ids of what was asked about: favourites, followed shops, own comments, announcements not read yet. */
      favourites: z.array(z.number()),
      followed: z.array(z.number()),
      own_comments: z.array(z.number()),
      new_announcements: z.array(z.number()),
      reactions: z.array(z.object({ id: z.number(), is_zan: z.number(), is_cai: z.number() })),
      /** The open coupons this buyer may have, and those they have; the others are for newcomers. */
      coupons: z.array(z.object({ id: z.number(), collected: z.number() })).nullable(),
      beside_product: z
        .object({
          home: address.nullable(),
          delivery: postageContract.showDelivery.output,
          collection: collectionContract.countCollection.output,
          orders: ordersContract.countOrders.output,
        })
        .nullable(),
      news: z.object({ system: latest, inbox: latest }).nullable(),
    }),
  }),
}

export type OverlayAsked = z.input<typeof meContract.overlay.input>
export type Overlay = z.output<typeof meContract.overlay.output>
