import { setTimeout as wait } from 'node:timers/promises'
import { closeReport, noteNone, noteSeconds } from './lib/report.ts'
import { startProgram } from './lib/start-program.ts'

/** SIGTERM while 100 requests are under way: every one is answered, and the program is gone in time. */
const IN_FLIGHT = 100

const shop = await startProgram('e2e/serve-shop.ts', {})
const ask = (n: number) =>
  fetch(`${shop.origin}/v1/65483b5f97c31`, {
    method: 'POST',
    // Another language header each time would be kept; another body each time is not, so each one is computed.
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: (n % 50) + 1 }) + ' '.repeat(n),
  }).then(
    async (response) => response.status === 200 && ((await response.json()) as { code: number }).code === 1,
    () => false,
  )
// Connections stand before the signal: one still waiting to be accepted is no request under way.
await Promise.all(Array.from({ length: IN_FLIGHT }, (_, n) => ask(n + IN_FLIGHT)))
const asked = Array.from({ length: IN_FLIGHT }, (_, n) => ask(n))
await wait(15)
const started = performance.now()
const stopped = shop.stop()
const answers = await Promise.all(asked)
await stopped
const seconds = (performance.now() - started) / 1000
const dropped = answers.filter((answered) => !answered).length
noteNone(`SIGTERM with ${IN_FLIGHT} requests under way: dropped`, dropped)
noteSeconds('out after', seconds, 10)
closeReport()
