import { openScene } from './lib/open-scene.ts'
import { closeReport, note } from './lib/report.ts'

/**
 * fast-check commands over cart, order, payment and closing, and over parcels, weights and money back, against the simplest
 * models; the database fails in the middle of some. The seed is printed: `SEED=1 node bench/buying-model.ts` tries it again.
 */
const RUNS = Number(process.env.BENCH_RUNS ?? 500)
const SIZE = 60
const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))

console.log(`seed ${SEED}`)
const app = await openScene()
const { checkBuying } = await import('#testing/buying-model.ts')
const { checkRefunding } = await import('#testing/refund-model.ts')
for (const [what, check] of Object.entries({ buying: checkBuying, refunding: checkRefunding })) {
  const { broken, difference } = await check(app, { runs: RUNS, size: SIZE, seed: SEED }).then(
    (count) => ({ broken: count, difference: '' }),
    (error: Error) => ({ broken: 0, difference: `${error}\n${error.cause ?? ''}` }),
  )
  if (difference) console.log(difference)
  note(
    `${what}: differences from the model in ${RUNS} runs of up to ${SIZE}`,
    difference ? '1' : '0',
    '0',
    !difference,
  )
  note(`${what}: acts broken in the middle and done again`, String(broken), 'many', broken > RUNS / 10)
}
await app.close()
closeReport()
