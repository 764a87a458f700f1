import { desk } from '#desk/desk-api.ts'
import { load, loadDoor } from '#desk/door/load-door.ts'
import { loadFirstSteps } from '#desk/opening/load-opening.ts'
import { loadFreeByDefault } from '#desk/products/load-free-by-default.ts'
import { may } from '#features/people/roles.ts'
import { daysAfter } from '#platform/calendar-day.ts'
import { readClock, shopDay } from '#platform/time.ts'

/** As far back as the bars beside today's sales go. */
const DAYS = 14
const BATCHES = 4

/** Each is asked for what their role may see; who may open the shop is also told what that still takes. */
export async function loadToday() {
  const { role } = await loadDoor()
  const [today, opening, days, out, batches, freeByDefault] = await Promise.all([
    load(() => desk.todaySeller.showToday()),
    may(role, 'change settings') ? loadFirstSteps() : undefined,
    may(role, 'see money') ? loadDays() : undefined,
    may(role, 'see money') ? load(() => desk.reportsSeller.listRunningOut()) : undefined,
    may(role, 'see batches') ? load(() => desk.batchesSeller.listBatches({ rows: BATCHES })) : undefined,
    loadFreeByDefault(),
  ])
  return { today, opening, days, out, batches, freeByDefault }
}

async function loadDays() {
  const until = shopDay(readClock())
  const asked = { from: daysAfter(until, 1 - DAYS), until, by: 'day' as const }
  return (await load(() => desk.reportsSeller.showReport(asked))).rows
}

export type LoadedToday = Awaited<ReturnType<typeof loadToday>>
