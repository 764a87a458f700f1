import type { Api } from '#platform/contract/api-types.ts'
import type { Database } from '#platform/database/database.ts'
import type { Sweep } from '#platform/jobs/start-jobs.ts'
import type { Log } from '#platform/log.ts'
import { answerQuestions } from './answer-questions.ts'
import { judgeAfterSales } from './judge-after-sales.ts'
import { shipOrders } from './ship-orders.ts'
import { trackParcels } from './track-parcels.ts'

/** What the simulated seller works with: the calls of the seller's command, and no more rights than that. */
export type DemoSeller = { api: Api; database: Database; clock: () => Date; log: Log }

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
