import type { TemplateField } from '#features/orders/courier-template.ts'
import * as m from '#words'

/** What a column of a courier's file holds, as people call it. */
export const FIELD_NAMES: Record<TemplateField, () => string> = {
  order_sn: m.desk_order,
  consignee: m.deskorders_consignee,
  mobile: m.deskorders_mobile,
  province: m.deskorders_province,
  city: m.deskorders_city,
  district: m.deskorders_district,
  address: m.courierfiles_street,
  whole_address: m.courierfiles_whole_address,
  goods: m.deskorders_to_send,
  pieces: m.desk_pieces,
  kilograms: m.courierfiles_kilograms,
  cold: m.courierfiles_cold,
  remark: m.deskorders_remark,
  fixed: m.courierfiles_fixed,
}
