import type { Text } from '#platform/i18n/language.ts'

type Named = { title: Text; sku_text: Text }

/** What somebody looks for on the table: the product and which option of it, some of them in a row. */
export const goodsName = (...goods: readonly Named[]): Text => ({
  zh_CN: goods.map(({ title, sku_text }) => `${title.zh_CN} ${sku_text.zh_CN}`.trim()).join('、'),
  en_US: goods.map(({ title, sku_text }) => `${title.en_US} ${sku_text.en_US}`.trim()).join(', '),
})
