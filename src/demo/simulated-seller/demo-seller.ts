import { readSetting } from '#features/site/server/read-setting.ts'
import type { Sweep } from '#platform/jobs/start-jobs.ts'
import { answerQuestions } from './answer-questions.ts'
import type { DemoSeller } from './demo-seller-context.ts'
import { judgeAfterSales } from './judge-after-sales.ts'
import { shipOrders } from './ship-orders.ts'
import { trackParcels } from './track-parcels.ts'

/**
 * In demo mode somebody has to ship, judge and answer, so that a newcomer sees an order travel without touching a
 * terminal. Each duty is a sweep that finds what waits for the seller and does it by the seller's own acts.
 */
export const demoSellerSweeps = (seller: DemoSeller): Sweep[] =>
  [shipOrders, trackParcels, judgeAfterSales, answerQuestions].map((duty) =>
    unlessTakenOver(seller, duty(seller)),
  )

/** A person at the desk may want to do all of it by hand. */
const unlessTakenOver = ({ database }: DemoSeller, duty: Sweep): Sweep => ({
  ...duty,
  run: async () => ((await readSetting(database.read, 'system', 'demo_seller')) === 0 ? 0 : duty.run()),
})
