import { type Encoded, encodable } from '#platform/http/encoded.ts'
import type { Answer } from './envelope.ts'

export const encodeAnswer = (answer: Answer<unknown>): Encoded =>
  encodable(Buffer.from(JSON.stringify(answer)))

/**
 * The bytes of one buyer's answer, most of which is the very same objects as in the answer for everyone: their text is
 * made once and lives as long as they do.
 */
export const encodeBeside = (answer: Answer<unknown>, same: Answer<unknown>): Encoded =>
  encodable(Buffer.from(textBeside(answer, same)))

const texts = new WeakMap<object, string>()

function textBeside(value: unknown, same: unknown): string {
  if (value === same && isObject(same)) return textOf(same)
  if (Array.isArray(value) && Array.isArray(same)) {
    return `[${value.map((item, at) => textBeside(item, same[at])).join(',')}]`
  }
  if (!isObject(value) || !isObject(same) || Array.isArray(value)) return JSON.stringify(value) ?? 'null'
  const fields = Object.keys(value).filter((key) => value[key] !== undefined)
  return `{${fields.map((key) => `${JSON.stringify(key)}:${textBeside(value[key], same[key])}`).join(',')}}`
}

function textOf(value: object): string {
  const ready = texts.get(value)
  if (ready !== undefined) return ready
  const text = JSON.stringify(value)
  texts.set(value, text)
  return text
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
