import { createInterface } from 'node:readline'
import type { Api } from '#platform/contract/api-types.ts'
import * as m from '#words'
import { Refused, UsageFault } from '../faults.ts'
import type { Output } from '../output.ts'
import type { Given, Question, Step } from './step.ts'
import { STEPS } from './steps.ts'

/** Whoever was asked has had enough for now. */
export class Stopped extends Error {}

type Asking = { api: Api; output: Output; input: NodeJS.ReadableStream }

/** Asks for what is not done yet, a step at a time; each is kept at once. Answers whether to open the shop now. */
export async function askInTerminal({ api, output, input }: Asking): Promise<boolean> {
  const lines = createInterface({ input, output: output.err as NodeJS.WritableStream })
  // Ctrl-C and the end of what is typed both end the lines, and with them the questions.
  lines.on('SIGINT', () => lines.close())
  let ended = false
  lines.on('close', () => {
    ended = true
  })
  const typed = lines[Symbol.asyncIterator]()
  const ask = async (prompt: string): Promise<string> => {
    lines.setPrompt(`${prompt} `)
    // What is piped in may have ended before all of it was asked for.
    if (!ended) lines.prompt()
    const { value, done } = await typed.next()
    if (done) throw new Stopped()
    return value.trim()
  }
  try {
    for (const step of STEPS) await askStep(step, { api, output, ask })
    return /^(y|yes|是|好)/i.test(await ask(output.say(m.openshop_open_now)))
  } finally {
    lines.close()
  }
}

type Terminal = { api: Api; output: Output; ask(prompt: string): Promise<string> }

async function askStep(step: Step, { api, output, ask }: Terminal): Promise<void> {
  const title = output.say(step.title)
  if (await step.isDone(api)) return output.line(output.say(m.openshop_done, { title }))
  output.line(`\n${output.say(step.needed ? m.openshop_needed : m.openshop_optional, { title })}`)
  for (let again = true; again; ) {
    const given = await askQuestions(step, {
      ask,
      output,
      skippable: !step.needed || (await step.isDone(api)),
    })
    if (!given) return
    const saved = await trySaving(() => step.save(api, given), output)
    again = !saved || step.many === true
    if (saved) output.line(output.say(m.openshop_saved, { title }))
    if (saved && step.many) output.line(output.say(m.openshop_another, { title }))
  }
}

type Asked = { ask(prompt: string): Promise<string>; output: Output; skippable: boolean }

/** Nothing where the first question was left empty and may be. */
async function askQuestions(
  { questions }: Step,
  { ask, output, skippable }: Asked,
): Promise<Given | undefined> {
  const given: Record<string, string> = {}
  for (const [at, { key, ask: sentence, optional }] of questions.entries()) {
    const may = optional || (at === 0 && skippable)
    given[key] = await askOne({ sentence, may }, ask, output)
    if (at === 0 && skippable && given[key] === '') return undefined
  }
  return given
}

async function askOne(
  { sentence, may }: { sentence: Question['ask']; may: boolean },
  ask: Asked['ask'],
  output: Output,
): Promise<string> {
  const prompt = `  ${output.say(sentence)}${may ? output.say(m.openshop_may_be_empty) : ''}:`
  for (;;) {
    const answer = await ask(prompt)
    if (answer !== '' || may) return answer
  }
}

/** What is refused is said and asked for once more: nobody begins again because of one wrong colour. */
async function trySaving(save: () => Promise<void>, output: Output): Promise<boolean> {
  try {
    await save()
    return true
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException
    if (error instanceof Refused) output.line(`  ${error.answer.msg}`)
    else if (error instanceof UsageFault)
      output.line(`  ${error.sentence(error.inputs as never, { locale: output.language })}`)
    else if (code && path) output.line(`  ${output.say(m.seller_file_failed, { file: path, code })}`)
    else throw error
    return false
  }
}
