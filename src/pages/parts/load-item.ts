import type { AfterSaleOptions } from '#features/after-sales/after-sales-contract.ts'
import type { ItemPointer } from '#paths'
import { need, type PageArgs } from '#web/page-data.ts'

type Loaded = { broken: true; reason?: string } | { broken: false; item: AfterSaleOptions }

/** The item an address points at; what cannot be read, or is not the buyer's, is a broken link. */
export async function loadItem({ api, url }: PageArgs, pointer: ItemPointer | undefined): Promise<Loaded> {
  if (!pointer) return { broken: true }
  const answer = await api.afterSales.showOptions({ order_id: pointer.order_id, order_item_id: pointer.id })
  if (answer.code === 0) return { broken: true, reason: answer.msg }
  return { broken: false, item: need(answer, url) }
}
