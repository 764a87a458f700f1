import { type Encoded, encodable } from '#platform/http/encoded.ts'
import type { Answer } from './envelope.ts'

export const encodeAnswer = (answer: Answer<unknown>): Encoded =>
  encodable(Buffer.from(JSON.stringify(answer)))

/**
 * The bytes of one buyer's answer, most of which is the very same objects as in answers before it: the bytes of what
 * stands in a list, and of whatever is as in the answer for everyone, are made once and live as long as the objects.
 */
export function encodeBeside(answer: Answer<unknown>, same: Answer<unknown>): Encoded {
  const parts: Buffer[] = []
  addParts(parts, answer, same)
  return encodable(Buffer.concat(parts))
}

function addParts(parts: Buffer[], value: unknown, same: unknown): void {
  if (Array.isArray(value)) addList(parts, value)
  else if (!isObject(value)) parts.push(encode(value))
  else if (value === same) parts.push(bytesOf(value))
  else addFields(parts, value, isObject(same) ? same : {})
}

type Fields = Record<string, unknown>

function addFields(parts: Buffer[], value: Fields, same: Fields): void {
  let mark = '{'
  for (const [key, field] of Object.entries(value)) {
    if (field === undefined) continue
    parts.push(Buffer.from(`${mark}${JSON.stringify(key)}:`))
    addParts(parts, field, same[key])
    mark = ','
  }
  parts.push(mark === '{' ? EMPTY : CLOSE)
}

function addList(parts: Buffer[], items: unknown[]): void {
  let mark = OPEN_LIST
  for (const item of items) {
    parts.push(mark, isObject(item) ? bytesOf(item) : encode(item))
    mark = COMMA
  }
  parts.push(items.length === 0 ? EMPTY_LIST : CLOSE_LIST)
}

const [EMPTY, CLOSE, EMPTY_LIST, OPEN_LIST, CLOSE_LIST, COMMA] = ['{}', '}', '[]', '[', ']', ','].map(
  (mark) => Buffer.from(mark),
) as [Buffer, Buffer, Buffer, Buffer, Buffer, Buffer]

const encode = (value: unknown) => Buffer.from(JSON.stringify(value) ?? 'null')

const known = new WeakMap<object, Buffer>()

function bytesOf(value: object): Buffer {
  const ready = known.get(value)
  if (ready) return ready
  const bytes = encode(value)
  known.set(value, bytes)
  return bytes
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null
