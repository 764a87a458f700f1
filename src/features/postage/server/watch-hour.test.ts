import { expect, test } from 'vitest'
import { DELIVERY_DAY } from '#features/postage/postage-contract.ts'
import { run } from '#platform/database/raw-sql.ts'
import { testApp } from '#testing/start-test-app.ts'
import { watchHour } from './watch-hour.ts'

const app = testApp()

test('the day of delivery is worked out anew at midnight and at the cut-off hour, and at no other', async () => {
  await run(app().database.statement)`update postage_terms set cut_off_hour = 16`
  const look = watchHour()
  const turned: string[] = []
  // Two days by the shop's clock, a look every twenty minutes.
  for (let minute = 0; minute < 2 * 24 * 60; minute += 20) {
    const now = new Date(Date.parse('2026-11-18T00:00:00+08:00') + minute * 60_000)
    const tags = await look(app().database.read, now)
    if (tags.length > 0) turned.push(`${Math.floor(minute / 60 / 24)} ${(minute / 60) % 24} ${tags}`)
  }
  const [midnight, cutOff] = [`0 ${DELIVERY_DAY}`, `16 ${DELIVERY_DAY}`]
  expect(turned).toEqual([`0 ${midnight}`, `0 ${cutOff}`, `1 ${midnight}`, `1 ${cutOff}`])
})
