import { randomInt } from 'node:crypto'
import type { SellerOrder } from '#features/orders/orders-seller-contract.ts'
import type { DemoSeller } from './demo-seller-context.ts'

/** One box in four is short by more than may be, so that a newcomer sees money come back for it. */
const SHORT_ONE_IN = 4
const SHORT_PERMILLE = 940

/** Puts on the scales what is sold by weight, as a packer would before the parcel is closed. */
export async function weighGoods({ api, log }: DemoSeller, order_sn: string): Promise<void> {
  const shown = await api.ordersSeller.showSellerOrder({ order_sn })
  if (shown.code !== 1) return
  for (const item of shown.data.items.filter(isToWeigh)) {
    const permille = randomInt(SHORT_ONE_IN) === 0 ? SHORT_PERMILLE : 990 + randomInt(30)
    const grams = Math.round((item.nominal_grams * permille) / 1000)
    const answer = await api.refundsSeller.weighItem({ order_sn, sku_id: item.sku_id, grams })
    log.info({ order_sn, sku: item.sku_id, said: answer.msg }, 'the simulated seller weighs')
  }
}

const isToWeigh = (item: SellerOrder['items'][number]) => item.nominal_grams > 0 && item.packed_grams === 0
