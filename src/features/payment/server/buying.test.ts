import { expect, test } from 'vitest'
import { checkBuying } from '#testing/buying-model.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

test('cart, order, payment and closing behave like the simplest shop one can think of', async () => {
  const broken = await checkBuying(app(), { runs: 12, size: 25, seed: 7 })
  expect(broken).toBeGreaterThan(5)
}, 120_000)
