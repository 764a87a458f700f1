import type { Hindrance } from '#features/catalogue/product-rules.ts'
import * as m from '#words'

const WHY: Record<Hindrance, () => string> = {
  off: m.deskgoods_why_off,
  no_name: m.deskgoods_why_no_name,
  no_picture: m.deskgoods_why_no_picture,
  no_sku: m.deskgoods_why_no_sku,
  no_file: m.deskgoods_why_no_file,
  no_stock: m.deskgoods_why_no_stock,
}

export const sayWhy = (why: Hindrance): string => WHY[why]()
