/** What a column of a courier's file can hold of an order. `fixed` is the same in every row. */
export const TEMPLATE_FIELDS = [
  'order_sn',
  'consignee',
  'mobile',
  'province',
  'city',
  'district',
  'address',
  'whole_address',
  'goods',
  'pieces',
  'kilograms',
  'cold',
  'remark',
  'fixed',
] as const
export type TemplateField = (typeof TEMPLATE_FIELDS)[number]

export type TemplateColumn = {
  /** As the courier's program knows it. */
  heading: string
  field: TemplateField
  /** What stands there where the order has nothing to say, or always. */
  text: string
}

export const MOST_COLUMNS = 40

/** Without our number nobody could tell which tracking number is whose when the file comes back. */
export const hasOrderNumber = (columns: readonly Pick<TemplateColumn, 'field'>[]): boolean =>
  columns.some(({ field }) => field === 'order_sn')
