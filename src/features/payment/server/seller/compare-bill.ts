import type { moneySellerContract } from '#features/payment/money-seller-contract.ts'
import { loadBill } from '#features/payment/server/bill/load-bill.ts'
import { readBill } from '#features/payment/server/bill/read-bill.ts'
import { storeBill } from '#features/payment/server/bill/store-bill.ts'
import type { Act } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import { shopDay } from '#platform/time.ts'
import * as m from '#words'

/** Alipay is asked anew each time: what was late there, or here, is right then. */
export const compareBill: Act<typeof moneySellerContract.compareBill> = async ({ day }, context) => {
  const { tx, now, services } = context
  if (day >= shopDay(now)) return refuse(m.money_bill_not_yet)
  const zip = await services.alipay.bill(day).catch(() => refuse(m.money_bill_silent))
  const lines = zip ? await readBill(zip).catch(() => refuse(m.money_bill_unreadable)) : []
  await context.write(async (writing) => {
    const differences = await storeBill(writing.tx, day, lines, now)
    writing.trace({ thing: 'bill', id: day, after: { lines: lines.length, differences: differences.length } })
  })
  return loadBill(tx, day)
}
