import fc from 'fast-check'
import type { NamedCall } from '#testing/any-input/ask-as.ts'
import { openScene } from './lib/open-scene.ts'
import { closeReport, noteNone } from './lib/report.ts'

/**
 * Hundreds of odd bodies for every call, then calls after one another, each with what an earlier one answered. The seed is
 * printed: `SEED=1 node bench/any-input.ts` tries the same again.
 */
const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
const BODIES = Number(process.env.BODIES ?? 500)
const SEQUENCES = Number(process.env.SEQUENCES ?? 4000)

const app = await openScene({ trustProxy: ['127.0.0.1'], strict: true })
const { inputLike } = await import('#testing/any-input/arbitrary-input.ts')
const { everyCall, isShutting, openAsker } = await import('#testing/any-input/ask-as.ts')
const { judgeAnswer } = await import('#testing/any-input/judge-answer.ts')
const { recallInto } = await import('#testing/any-input/recall-into.ts')
const { aGood, aPost, aShopper } = await import('#testing/builders/index.ts')

const shopper = await aShopper(app)
await aPost(app.database)
await shopper.order([{ ...(await aGood(app.database, { stock: 500 })), num: 1 }])
const asker = await openAsker(app)
let asked = 0
const faults: string[] = []

async function tryBody({ name, call }: NamedCall, body: unknown): Promise<string> {
  asked += 1
  const sent = {
    call,
    body,
    language: asked % 2 ? 'en-us' : 'zh-cn',
    as: asked % 5 ? 'known' : 'visitor',
  } as const
  const got = await asker.ask(sent)
  for (const fault of judgeAnswer(sent, got)) {
    faults.push(name)
    console.log(`${name} ${JSON.stringify(body).slice(0, 300)}: ${fault}`)
  }
  return got.text
}

console.log(`seed ${SEED}`)
const open = everyCall.filter((one) => !isShutting(one))
for (const one of open)
  for (const body of fc.sample(inputLike(one.call.input), { numRuns: BODIES, seed: SEED }))
    await tryBody(one, body)
noteNone(`${asked} bodies for ${open.length} calls: faults`, faults.splice(0).length)

const alone = asked
const recall = recallInto()
const steps = fc
  .constantFrom(...open)
  .chain((one) => fc.tuple(fc.constant(one), inputLike(one.call.input), fc.nat()))
for (const [one, body, choice] of fc.sample(steps, { numRuns: SEQUENCES, seed: SEED }))
  recall.learn(await tryBody(one, recall.fill(body, choice)))
noteNone(`${asked - alone} calls after one another: faults`, faults.length)
await app.close()
closeReport()
