import type { Selectable } from 'kysely'
import type { Language } from '#platform/i18n/language.ts'
import { toYuan } from '#platform/money.ts'
import type { OrderItemTable } from './orders-tables.ts'

type Goods = Pick<
  Selectable<OrderItemTable>,
  'product_id' | 'picture' | 'title' | 'sku_text' | 'price_cents' | 'quantity'
>

/** What was bought, as it was then. */
export const showGoods = (item: Goods, language: Language) => ({
  product_id: item.product_id,
  product_image: item.picture,
  product_title: item.title[language],
  product_sku_text: item.sku_text[language],
  product_price: toYuan(item.price_cents),
  product_num: item.quantity,
})
