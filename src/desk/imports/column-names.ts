import * as m from '#words'

/** What the columns of our own files are called at the desk. */
const NAMES: Record<string, () => string> = {
  id: m.deskimport_column_id,
  shop_id: m.deskimport_column_shop_id,
  category: m.deskimport_column_category,
  name_zh: m.deskimport_column_name_zh,
  name_en: m.deskimport_column_name_en,
  summary_zh: m.deskimport_column_summary_zh,
  summary_en: m.deskimport_column_summary_en,
  intro_zh: m.deskimport_column_intro_zh,
  intro_en: m.deskimport_column_intro_en,
  covers: m.deskimport_column_covers,
  virtual: m.deskimport_column_virtual,
  is_new: m.deskimport_column_is_new,
  is_recommended: m.deskimport_column_is_recommended,
  postage: m.deskimport_column_postage,
  // In older files.
  free_shipping: m.deskimport_column_free_shipping,
  free_shipping_money: m.deskimport_column_free_shipping_money,
  on_sale: m.deskimport_column_on_sale,
  published_at: m.deskimport_column_published_at,
  file_name_zh: m.deskimport_column_file_name_zh,
  file_name_en: m.deskimport_column_file_name_en,
  file_content_zh: m.deskimport_column_file_content_zh,
  file_content_en: m.deskimport_column_file_content_en,
  sku_id: m.deskimport_column_sku_id,
  code: m.deskimport_column_code,
  barcode: m.deskimport_column_barcode,
  sku_name_zh: m.deskimport_column_sku_name_zh,
  sku_name_en: m.deskimport_column_sku_name_en,
  price: m.deskimport_column_price,
  market_price: m.deskimport_column_market_price,
  stock: m.deskimport_column_stock,
}

export const columnName = (column: string): string | undefined =>
  Object.hasOwn(NAMES, column) ? NAMES[column]?.() : undefined
