import type { ColdClass } from '#features/catalogue/product-rules.ts'
import type { TemplateColumn, TemplateField } from '#features/orders/courier-template.ts'
import { leftToSend } from '#features/orders/parcel-rules.ts'
import type { ShipTo } from '../../orders-tables.ts'
import type { ItemRow } from '../../show-order.ts'

export type Waiting = {
  order_sn: string
  remark: string
  ship_to: ShipTo
  /** What is still to be sent. */
  left: readonly ItemRow[]
  cold: readonly ColdClass[]
}

/** How couriers call it, from the coldest: one parcel has one temperature. */
const COLD: readonly (readonly [ColdClass, string])[] = [
  ['frozen', '冷冻'],
  ['chilled', '冷藏'],
  ['live', '鲜活'],
  ['ambient', '常温'],
]

/** Couriers read Chinese, whoever exports. */
const CELLS: Record<TemplateField, (order: Waiting) => string | number> = {
  order_sn: ({ order_sn }) => order_sn,
  consignee: ({ ship_to }) => ship_to.consignee,
  mobile: ({ ship_to }) => ship_to.mobile,
  province: ({ ship_to }) => ship_to.province_name.zh_CN,
  city: ({ ship_to }) => ship_to.city_name.zh_CN,
  district: ({ ship_to }) => ship_to.district_name.zh_CN,
  address: ({ ship_to }) => ship_to.address,
  whole_address: ({ ship_to }) =>
    [...new Set([ship_to.province_name, ship_to.city_name, ship_to.district_name].map((name) => name.zh_CN))]
      .concat(ship_to.address)
      .join(''),
  goods: ({ left }) => left.map((item) => `${nameOf(item)} × ${leftToSend(item)}`).join(', '),
  pieces: ({ left }) => left.reduce((sum, item) => sum + leftToSend(item), 0),
  kilograms: ({ left }) => kilogramsOf(left),
  cold: ({ cold }) => COLD.find(([kind]) => cold.includes(kind))?.[1] ?? '',
  remark: ({ remark }) => remark,
  fixed: () => '',
}

export const fillTemplate = (columns: readonly TemplateColumn[], order: Waiting): (string | number)[] =>
  columns.map(({ field, text }) => CELLS[field](order) || text)

const nameOf = ({ title, sku_text }: ItemRow) => [title.zh_CN, sku_text.zh_CN].filter(Boolean).join(' ')

/** As it was weighed, else as it should weigh; nothing where a part of it is not known. */
function kilogramsOf(left: readonly ItemRow[]): number | '' {
  const grams = left.map((item) => item.packed_grams ?? (item.nominal_grams ?? 0) * leftToSend(item))
  return grams.includes(0) ? '' : Math.ceil(grams.reduce((sum, one) => sum + one, 0) / 10) / 100
}
