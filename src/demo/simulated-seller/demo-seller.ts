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
export const demoSellerSweeps = (seller: DemoSeller): Sweep[] => [
  shipOrders(seller),
  trackParcels(seller),
  judgeAfterSales(seller),
  answerQuestions(seller),
]
