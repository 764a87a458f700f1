import { openScene } from './lib/open-scene.ts'
import { closeReport, note } from './lib/report.ts'

/**
 * fast-check commands over cart, order, payment and closing, and over parcels, weights and money back: 300 runs of 40
 * against the simplest models.
 */
const RUNS = Number(process.env.BENCH_RUNS ?? 300)
const SIZE = 40

const app = await openScene()
const { checkBuying } = await import('#testing/buying-model.ts')
const { checkRefunding } = await import('#testing/refund-model.ts')
for (const [what, check] of Object.entries({ buying: checkBuying, refunding: checkRefunding })) {
  const difference = await check(app, { runs: RUNS, size: SIZE }).then(
    () => '',
    (error: unknown) => String(error),
  )
  if (difference) console.log(difference)
  note(
    `${what}: differences from the model in ${RUNS} runs of ${SIZE}`,
    difference ? '1' : '0',
    '0',
    !difference,
  )
}
await app.close()
closeReport()
