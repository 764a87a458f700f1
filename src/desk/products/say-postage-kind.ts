import type { ProductPostage } from '#features/postage/postage-rules.ts'
import * as m from '#words'

export const POSTAGE_WORDS: Record<ProductPostage, () => string> = {
  shop: m.deskgoods_postage_shop,
  own: m.deskgoods_postage_own,
  free: m.deskgoods_postage_free,
}

type Said = { postage: ProductPostage; free_shipping_money: string | null }

/** In a list, with its sum. */
export const sayPostageKind = ({ postage, free_shipping_money: amount }: Said): string =>
  postage === 'own' && amount ? m.deskgoods_postage_from({ amount }) : POSTAGE_WORDS[postage]()
