import { aBuyer } from '#testing/builders/index.ts'
import type { TestApp } from '#testing/start-test-app.ts'

/** A buyer with an empty cart. */
export async function aCart(app: TestApp) {
  const buyer = await aBuyer(app.database)
  return { ...buyer, cart: app.as({ token: buyer.token }).cart }
}
