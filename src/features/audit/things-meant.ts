/** What the number in such a field is of, wherever a line of the trail keeps one. */
export const THINGS_MEANT: Readonly<Record<string, string>> = {
  sku: 'sku',
  sku_id: 'sku',
  product_id: 'product',
  copied_from: 'product',
  category: 'category',
  category_id: 'category',
  pid: 'category',
  shop_id: 'shop',
  courier: 'courier',
  courier_id: 'courier',
}
