import { z } from 'zod'
import { type Entry, entriesOf, type Features } from './act.ts'
import { type Call, isDesk, pathsOf } from './define.ts'
import { GENERAL_REASONS } from './reasons.ts'

const HEADERS = [
  { name: 'language', in: 'header', schema: { type: 'string', enum: ['zh-cn', 'en-us'] } },
  { name: 'user-token', in: 'header', schema: { type: 'string' } },
]
const TOKEN = { name: 'token', in: 'query', schema: { type: 'string' } }
const KEY = { name: 'idempotency-key', in: 'header', schema: { type: 'string', maxLength: 200 } }

/** OpenAPI 3.1 of every call on the wire. */
export function describeApi(features: Features, version: string) {
  const entries = entriesOf(features).filter(({ call }) => !isDesk(call))
  const paths = entries.flatMap((entry) =>
    pathsOf(entry.call).map((path) => [path, { post: describeCall(entry, path) }]),
  )
  return {
    openapi: '3.1.0',
    info: { title: 'Xianji', version },
    paths: Object.fromEntries(paths) as Record<string, { post: ReturnType<typeof describeCall> }>,
  }
}

function describeCall({ feature, name, call }: Entry, path: string) {
  const id = path === call.path ? `${feature}.${name}` : `${feature}.${name} (${path})`
  return {
    operationId: id,
    tags: [feature],
    summary: `${feature}.${name}`,
    description: `${call.summary}\n\nAccess: ${call.access}. A ${call.kind === 'read' ? 'read' : 'write'}.${call.idempotent ? ' May be retried with an idempotency key.' : ''}`,
    parameters: [...HEADERS, ...(call.idempotent ? [KEY] : []), ...(call.tokenInQuery ? [TOKEN] : [])],
    requestBody: {
      content: {
        [call.upload ? 'multipart/form-data' : 'application/json']: {
          schema: describeInput(call),
        },
      },
    },
    responses: {
      200: {
        description:
          'The envelope: code 1 with data, or another code with its sentence in msg and its name in reason.',
        content: {
          'application/json': { schema: describeAnswer(call) },
        },
      },
    },
  }
}

export const describeInput = ({ input }: Call) =>
  z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })

export const describeAnswer = (call: Call) => ({ oneOf: [describeSuccess(call), describeRefusal(call)] })

const describeSuccess = ({ output }: Call) => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: {
    code: { const: 1 },
    msg: { type: 'string' },
    data: z.toJSONSchema(output, { unrepresentable: 'any' }),
  },
})

const describeRefusal = ({ refusals }: Call) => ({
  type: 'object',
  required: ['code', 'msg', 'reason', 'data'],
  properties: {
    code: { type: 'integer', enum: [0, -201, -202, -204] },
    msg: { type: 'string' },
    reason: refusals ? { enum: [...refusals, ...GENERAL_REASONS] } : { type: 'string' },
    data: {},
  },
})
