import { AFTER_SALE_HOURS } from '#features/orders/ask-back-rules.ts'
import { PAYMENT_MINUTES, UNPAID_OF_SKU, UNPAID_PIECES } from '#features/orders/orders-rules.ts'
import { WINDOWS } from '#features/orders/windows-seller-contract.ts'
import { readSetting } from '#features/site/server/read-setting.ts'
import { settingTag } from '#features/site/site-seller-contract.ts'
import { defineCache } from '#platform/cache/feature-caches.ts'
import { remember } from '#platform/cache/remember.ts'
import type { ReadContext } from '#platform/contract/act.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { MayHold } from './limit-unpaid.ts'

/** What the shop's settings say of every order. */
export type OrderTerms = {
  unpaidMinutes: number
  mayHold: MayHold
  /** How long after receipt money may be asked back: of a category, or of those that have no hours of their own. */
  hoursOfCategory: ReadonlyMap<number, number>
  hours: number
}

const CACHE_SECONDS = 600
const cached = defineCache<OrderTerms>({ maxBytes: 1 << 20 })
const TAGS = [WINDOWS, settingTag('orders'), settingTag('aftersale')]

/** They change once in months and are asked for with every order, so they are remembered until somebody changes them. */
export const orderTerms = async (context: Pick<ReadContext, 'tx' | 'services'>): Promise<OrderTerms> =>
  remember(context, cached, '', {
    find: () => readOrderTerms(context.tx),
    tags: TAGS,
    seconds: CACHE_SECONDS,
    bytes: 10_000,
  })

export async function readOrderTerms(tx: ReadTx): Promise<OrderTerms> {
  const windows = await tx.selectFrom('after_sale_window').select(['category_id', 'hours']).execute()
  return {
    unpaidMinutes: (await readSetting(tx, 'orders', 'unpaid_minutes')) ?? PAYMENT_MINUTES,
    mayHold: {
      ofSku: (await readSetting(tx, 'orders', 'unpaid_of_sku')) ?? UNPAID_OF_SKU,
      inAll: (await readSetting(tx, 'orders', 'unpaid_pieces')) ?? UNPAID_PIECES,
    },
    hoursOfCategory: new Map(windows.map(({ category_id, hours }) => [category_id, hours])),
    hours: (await readSetting(tx, 'aftersale', 'window_hours')) ?? AFTER_SALE_HOURS,
  }
}
