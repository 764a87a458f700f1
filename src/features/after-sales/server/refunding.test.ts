import { expect, test } from 'vitest'
import { checkRefunding } from '#testing/refund-model.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

test('parcels, weights and money back behave like the simplest shop one can think of', async () => {
  const broken = await checkRefunding(app(), { runs: 15, size: 25, seed: 7 })
  expect(broken).toBeGreaterThan(3)
}, 120_000)
