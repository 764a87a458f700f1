import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { z } from 'zod'
import * as m from '#words'
import { refuseUsage } from '../faults.ts'
import type { Given, Question } from './step.ts'
import { STEPS } from './steps.ts'

export type Answers = { open: boolean; given: ReadonlyMap<string, readonly Given[]> }

const one = z.record(z.string(), z.string())
const answers = z.record(z.string(), z.union([one, z.array(one), z.boolean()]))

/** `{ "name": { "zh": "…", "en": "…" }, "category": [{ … }, { … }] }`; a name that no step has is a slip of the pen. */
export async function readAnswers(file: string, input: NodeJS.ReadableStream): Promise<Answers> {
  const written = file === '-' ? await readText(input) : await readFile(file, 'utf8')
  const { open = true, ...rest } = parse(written, file)
  const known = new Map(STEPS.map(({ name, questions }) => [name, questions]))
  const beside = file === '-' ? '.' : path.dirname(file)
  const given = new Map<string, readonly Given[]>()
  for (const [name, value] of Object.entries(rest)) {
    const questions = known.get(name) ?? refuseUsage(m.openshop_unknown_answer, { name })
    const list = Array.isArray(value) ? value : [value as Given]
    for (const key of list.flatMap((all) => Object.keys(all)))
      if (!questions.some((one) => one.key === key))
        refuseUsage(m.openshop_unknown_answer, { name: `${name}.${key}` })
    given.set(
      name,
      list.map((all) => findFiles(all, questions, beside)),
    )
  }
  return { open: open === true, given }
}

/** Files are named as they lie beside the file of answers, wherever the command is typed. */
const findFiles = (given: Given, questions: readonly Question[], folder: string): Given =>
  Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      const isFile = value !== '' && questions.some((one) => one.key === key && one.isFile)
      return [key, isFile ? path.resolve(folder, value) : value]
    }),
  )

function parse(text: string, file: string): Record<string, unknown> {
  try {
    return answers.parse(JSON.parse(text))
  } catch {
    return refuseUsage(m.openshop_bad_answers, { file })
  }
}
