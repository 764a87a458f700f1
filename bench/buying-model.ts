import { openScene } from './lib/open-scene.ts'
import { closeReport, note } from './lib/report.ts'

/** fast-check commands over cart, order, payment and closing: 300 runs of 40 against the simplest model. */
const RUNS = Number(process.env.BENCH_RUNS ?? 300)
const SIZE = 40

const app = await openScene()
const { checkBuying } = await import('#testing/buying-model.ts')
const difference = await checkBuying(app, { runs: RUNS, size: SIZE }).then(
  () => '',
  (error: unknown) => String(error),
)
if (difference) console.log(difference)
note(
  `buying: differences from the model in ${RUNS} runs of ${SIZE}`,
  difference ? '1' : '0',
  '0',
  !difference,
)
await app.close()
closeReport()
