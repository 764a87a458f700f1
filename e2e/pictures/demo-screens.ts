import type { TestApp } from '#testing/start-test-app.ts'
import { accountScreens } from './account-screens.ts'
import { buyingScreens } from './buying-screens.ts'
import { orderScreens } from './order-screens.ts'
import type { Screen } from './screen.ts'
import { shopScreens } from './shop-screens.ts'

/** The demo shop after a busy day: every state is made by whoever makes it in a shop. */
export async function demoScreens(app: TestApp): Promise<Screen[]> {
  return [
    ...(await orderScreens(app)),
    ...(await buyingScreens(app)),
    ...(await shopScreens(app)),
    ...(await accountScreens(app)),
  ]
}
