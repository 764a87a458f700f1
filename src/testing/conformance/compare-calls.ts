import { z } from 'zod'
import { type Contracts, pathsOf } from '#platform/contract/define.ts'

/** A call as the specification has it: where it answers, what is sent, what is read from its answer. */
export type SpecifiedCall = {
  call: string
  path: string
  also?: readonly string[]
  sends: readonly string[]
  reads: readonly string[]
}
export type SpecifiedCalls = { answered: readonly SpecifiedCall[]; unanswered: readonly string[] }

/** Where the contract that answers differs from what is specified. */
export function compareCalls({ answered, unanswered }: SpecifiedCalls, contracts: Contracts): string[] {
  const all = Object.values(contracts).flatMap((contract) => Object.values(contract).flatMap(pathsOf))
  const stray = unanswered.filter((path) => all.includes(path))
  return [
    ...answered.flatMap((specified) => compareCall(specified, contracts)),
    ...stray.map((path) => `${path} answers, though nobody knows what it is for`),
  ]
}

function compareCall(
  { call: name, path, also = [], sends, reads }: SpecifiedCall,
  contracts: Contracts,
): string[] {
  const [feature = '', act = ''] = name.split('.')
  const call = contracts[feature]?.[act]
  if (!call) return [`there is no call ${name}`]
  const paths = pathsOf(call)
  return [
    ...[path, ...also]
      .filter((one) => !paths.includes(one))
      .map((one) => `${name} does not answer at ${one}`),
    ...sends
      .filter((field) => !hasField(call.input, [field]))
      .map((field) => `${name} does not take ${field}`),
    ...reads
      .filter((field) => !hasField(call.output, field.split('.')))
      .map((field) => `${name} does not answer ${field}`),
  ]
}

/** Whether something of this name may stand there; lists, and what may be missing, are looked into. */
function hasField(schema: unknown, steps: readonly string[]): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return hasField(schema.unwrap(), steps)
  if (schema instanceof z.ZodArray) return hasField(schema.element, steps)
  if (schema instanceof z.ZodRecord) return hasField(schema.valueType, steps)
  if (schema instanceof z.ZodUnion) return schema.options.some((option) => hasField(option, steps))
  if (schema instanceof z.ZodPipe) return hasField(schema.in, steps) || hasField(schema.out, steps)
  if (schema instanceof z.ZodLazy) return hasField(schema.unwrap(), steps)
  const [first, ...rest] = steps
  if (first === undefined) return true
  return schema instanceof z.ZodObject && first in schema.shape && hasField(schema.shape[first], rest)
}
