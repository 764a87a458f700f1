import { isPaidByNone, isPostageSaved } from '#features/postage/server/paid-by-none.ts'
import type { Opening, OpeningNeed } from '#features/shop/opening-seller-contract.ts'
import { OPENING_NEEDS } from '#features/shop/opening-seller-contract.ts'
import { isOpen } from '#features/site/server/opening.ts'
import { readSetting } from '#features/site/server/read-setting.ts'
import { SYSTEM_PAGES } from '#paths'
import type { ReadTx } from '#platform/database/tx.ts'

/** How each need is met. */
const NEEDS: Record<OpeningNeed, (tx: ReadTx) => Promise<boolean>> = {
  name: async (tx) => (await readSetting(tx, 'app', 'app_name')) !== undefined,
  contact: async (tx) =>
    (await readSetting(tx, 'contact', 'phone')) !== undefined ||
    (await readSetting(tx, 'contact', 'mail')) !== undefined,
  agreement: (tx) => hasPage(tx, SYSTEM_PAGES.agreement),
  privacy: (tx) => hasPage(tx, SYSTEM_PAGES.privacy),
  return_address: async (tx) =>
    (await readSetting(tx, 'aftersale', 'back_user_address')) !== undefined &&
    (await readSetting(tx, 'aftersale', 'back_user_name')) !== undefined &&
    (await readSetting(tx, 'aftersale', 'back_user_mobile')) !== undefined,
  shop: (tx) => some(tx.selectFrom('shop').select('id').limit(1)),
  category: (tx) => some(tx.selectFrom('category').select('id').limit(1)),
  // None is on sale without a picture: the table holds that.
  product: (tx) => some(tx.selectFrom('product').select('id').where('on_sale', '=', true).limit(1)),
}

export async function findOpening(tx: ReadTx): Promise<Opening> {
  const needs = []
  for (const name of OPENING_NEEDS) needs.push({ name, is_met: (await NEEDS[name](tx)) ? 1 : 0 })
  const postage = {
    saved: (await isPostageSaved(tx)) ? 1 : 0,
    paid_by_none: (await isPaidByNone(tx)) ? 1 : 0,
  }
  return { is_open: (await isOpen(tx)) ? 1 : 0, postage, needs }
}

const hasPage = (tx: ReadTx, id: number) => some(tx.selectFrom('page').select('id').where('id', '=', id))

const some = async (query: { executeTakeFirst(): Promise<unknown> }) =>
  (await query.executeTakeFirst()) !== undefined
