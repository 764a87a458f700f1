import type { TemplateColumn, TemplateField } from '#features/orders/courier-template.ts'

type Given = readonly (readonly [heading: string, field: TemplateField, text?: string])[]

/** Place and street apart, as most programs want them. */
const APART: Given = [
  ['收件人', 'consignee'],
  ['收件人手机', 'mobile'],
  ['收件省', 'province'],
  ['收件市', 'city'],
  ['收件区/县', 'district'],
  ['收件详细地址', 'address'],
]

const USUAL: Given = [
  ['客户订单号', 'order_sn'],
  ...APART,
  ['物品名称', 'goods', '生鲜'],
  ['数量', 'pieces', '1'],
  ['重量(kg)', 'kilograms', '1'],
  ['备注', 'remark'],
]

/**
 * The usual columns of each courier's import, by its code. Couriers change theirs, and branches have their own: the owner
 * sets them right at the desk. Who is not here gets the usual ones.
 */
const GIVEN: Readonly<Record<string, Given>> = {
  SF: [
    ['客户订单号', 'order_sn'],
    ['收件人', 'consignee'],
    ['手机号码', 'mobile'],
    ['收件详细地址', 'whole_address'],
    ['托寄物内容', 'goods', '生鲜'],
    ['托寄物数量', 'pieces', '1'],
    ['件数', 'fixed', '1'],
    ['重量(kg)', 'kilograms', '1'],
    ['付款方式', 'fixed', '寄付月结'],
    ['业务类型', 'fixed', '冷运标快'],
    ['温层', 'cold'],
    ['寄方备注', 'remark'],
  ],
  JD: [
    ['商家订单号', 'order_sn'],
    ['收件人姓名', 'consignee'],
    ['收件人手机', 'mobile'],
    ['收件人地址', 'whole_address'],
    ['商品名称', 'goods', '生鲜'],
    ['包裹数量', 'fixed', '1'],
    ['重量(kg)', 'kilograms', '1'],
    ['付款方式', 'fixed', '月结'],
    ['产品类型', 'fixed', '生鲜特快'],
    ['温层', 'cold'],
    ['备注', 'remark'],
  ],
  ZTO: [['订单号', 'order_sn'], ...APART, ...USUAL.slice(-4)],
  YTO: [
    ['客户订单号', 'order_sn'],
    ['收件人姓名', 'consignee'],
    ['收件人手机', 'mobile'],
    ['省', 'province'],
    ['市', 'city'],
    ['区', 'district'],
    ['详细地址', 'address'],
    ...USUAL.slice(-4),
  ],
}

export const givenTemplate = (code: string): TemplateColumn[] =>
  (GIVEN[code] ?? USUAL).map(([heading, field, text = '']) => ({ heading, field, text }))
