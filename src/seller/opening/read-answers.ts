import { readFile } from 'node:fs/promises'
import { text as readText } from 'node:stream/consumers'
import { z } from 'zod'
import * as m from '#words'
import { refuseUsage } from '../faults.ts'
import type { Given } from './step.ts'
import { STEPS } from './steps.ts'

export type Answers = { open: boolean; given: ReadonlyMap<string, readonly Given[]> }

const one = z.record(z.string(), z.string())
const answers = z.record(z.string(), z.union([one, z.array(one), z.boolean()]))

/** `{ "name": { "zh": "…", "en": "…" }, "category": [{ … }, { … }] }`; a name that no step has is a slip of the pen. */
export async function readAnswers(file: string, input: NodeJS.ReadableStream): Promise<Answers> {
  const written = file === '-' ? await readText(input) : await readFile(file, 'utf8')
  const { open = true, ...rest } = parse(written, file)
  const known = new Map(STEPS.map(({ name, questions }) => [name, questions.map(({ key }) => key)]))
  const given = new Map<string, readonly Given[]>()
  for (const [name, value] of Object.entries(rest)) {
    const keys = known.get(name) ?? refuseUsage(m.openshop_unknown_answer, { name })
    const list = Array.isArray(value) ? value : [value as Given]
    for (const key of list.flatMap((all) => Object.keys(all)))
      if (!keys.includes(key)) refuseUsage(m.openshop_unknown_answer, { name: `${name}.${key}` })
    given.set(name, list)
  }
  return { open: open === true, given }
}

function parse(text: string, file: string): Record<string, unknown> {
  try {
    return answers.parse(JSON.parse(text))
  } catch {
    return refuseUsage(m.openshop_bad_answers, { file })
  }
}
