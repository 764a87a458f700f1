import type { Api } from '#platform/contract/api-types.ts'
import * as m from '#words'
import { Refused, refuseUsage } from '../faults.ts'
import type { Output } from '../output.ts'
import type { Answers } from './read-answers.ts'
import { STEPS } from './steps.ts'

/** Does what a file says and is not done yet, in the order of the steps; the first that is refused ends it. */
export async function fillFromAnswers(api: Api, { given }: Answers, output: Output): Promise<void> {
  for (const step of STEPS) {
    for (const [at, one] of (given.get(step.name) ?? []).entries()) {
      if (step.isThere ? await step.isThere(api, one) : await step.isDone(api)) continue
      const place = step.many ? `${step.name}[${at}]` : step.name
      const missing = step.questions.find(({ key, optional }) => !optional && !one[key])
      if (missing) refuseUsage(m.openshop_missing_answer, { name: `${place}.${missing.key}` })
      await named(place, () => step.save(api, one))
      if (!output.json) output.line(output.say(m.openshop_saved, { title: output.say(step.title) }))
    }
  }
}

/** Which part of the file was refused is told with the reason. */
async function named(place: string, save: () => Promise<void>): Promise<void> {
  try {
    await save()
  } catch (error) {
    if (error instanceof Refused) throw new Refused({ ...error.answer, msg: `${place}: ${error.answer.msg}` })
    throw error
  }
}
